import type { ErrorBody, WodPage } from '@wod/domain';
import { Library } from '../../src/library/library.js';
import { IN_PROCESS } from '../../src/platform/http/request-id.js';
import { Content, predefined } from '../content.js';
import { anyDatabase } from '../database/databases.js';

describe.each(anyDatabase)('long searches on $name', (kind) => {
  const content = Content.on(kind);
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  /** As much work from one network as may run and wait; it continues until it is released. */
  function flood(address: string): { letGo(): void; over: Promise<unknown> } {
    let isOver = false;
    const work = function* () {
      while (!isOver) yield;
    };
    const works = Array.from({ length: 101 }, () => content.app.get(Library).inSlices(work, { content: 'library', address }));
    return { letGo: () => (isOver = true), over: Promise.all(works) };
  }

  it('of one network leave room for those of another, wherever the request comes from', async () => {
    const { letGo, over } = flood('203.0.113.7');
    const search = (remoteAddress: string, forwarded?: string) =>
      content.app.inject({
        url: '/api/wods?search=fran',
        remoteAddress,
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      });
    for (const same of [search('203.0.113.99'), search('::ffff:203.0.113.9'), search(IN_PROCESS, '203.0.113.4')]) {
      const refused = await same;
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
      expect(refused.json<ErrorBody>().error).toBe('Too many searches are under way. Please try again');
    }
    // What strangers claim about their address counts for nothing, and neither does junk.
    const others = [
      search('198.51.100.1'),
      search('198.51.100.1', '203.0.113.7'),
      search(IN_PROCESS, '198.51.100.1'),
      search(IN_PROCESS, 'in a hurry'),
    ];
    await nextTurn();
    letGo();
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await over;
  });

  it('stay in slices when something is written meanwhile, and read one state', async () => {
    const library = content.app.get(Library);
    let stepsSinceRead = 0;
    let most = 0;
    let isReading = true;
    const read = () => {
      [most, stepsSinceRead] = [Math.max(most, stepsSinceRead), 0];
      if (isReading) setImmediate(read);
    };
    read();
    /** Each step takes longer than a slice. */
    const work = function* () {
      const versions = new Set<number>();
      for (let step = 0; step < 5; step += 1) {
        const ends = performance.now() + 0.2;
        while (performance.now() < ends);
        versions.add(library.version);
        stepsSinceRead += 1;
        yield;
      }
      return [...versions];
    };
    const before = library.version;
    const works = Array.from({ length: 100 }, (_, at) => library.inSlices(work, { content: 'library', address: `198.51.${at % 5}.1` }));
    await content.importWods(predefined('Fran'));
    const searched = content.get<WodPage>('/wods?search=fran');
    const versions = await Promise.all(works);
    expect((await searched).wods.map(({ name }) => name)).toEqual(['Fran']);
    isReading = false;
    expect(versions.every((seen) => seen.length === 1)).toBe(true);
    expect(versions.at(-1)?.[0]).toBeGreaterThan(before);
    expect(most).toBe(1);
  });
});
