import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@wod/domain';
import { inParts } from '../../src/platform/database/in-parts.js';
import { WodEntity } from '../../src/wods/index.js';
import { anyDatabase } from '../database/databases.js';
import { Library } from '../library.js';

/** Far more than a connection holds that nobody reads from. */
const WODS = 3000;
const LEAVING = 30;
const LOOK_EVERY_MS = 20;

const openSockets = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith('socket:');
    } catch {
      // The descriptor that the list was read with.
      return false;
    }
  }).length;

describe.each(anyDatabase)('an export that nobody waits for on $name', (kind) => {
  const library = Library.on(kind);

  /** Begins to read an export. */
  const begin = async (): Promise<IncomingMessage> => {
    const asked = get(`${library.url}/export`, { headers: { authorization: `Bearer ${library.token}` }, agent: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    await once(answer, 'readable');
    return answer;
  };

  it('ends, leaves nothing open, and is no matter to another that goes on', async () => {
    const { id } = await library.createWod({ name: 'Long', type: 'FOR_TIME', description: 'x'.repeat(LIMITS.descriptionMax), exercises: [] });
    await library.inDatabase(async (manager) => {
      const row = await manager.findOneByOrFail(WodEntity, { id });
      for (const some of inParts(
        Array.from({ length: WODS }, () => ({ ...row, id: randomUUID() })),
        100,
      ))
        await manager.insert(WodEntity, some);
    });
    await library.restart();

    const staying = await begin();
    const before = openSockets();
    for (let round = 0; round < LEAVING; round += 1) (await begin()).destroy();
    const half = await begin();
    half.read();
    half.destroy();
    while (openSockets() > before) await wait(LOOK_EVERY_MS);

    let text = '';
    for await (const piece of staying.setEncoding('utf8')) text += String(piece);
    expect((JSON.parse(text) as { wods: unknown[] }).wods).toHaveLength(WODS + 1);
  });
});
