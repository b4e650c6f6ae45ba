import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import { librarySchema } from '@wod/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { databases } from '../database/databases.js';
import { Library } from '../library.js';
import { Sending } from '../transfers/sending.js';

const ALL = predefinedWods.length + predefinedExercises.length;
const NONE = { new: 0, changed: 0, same: 0, refused: 0 };

describe.each(databases)('the whole catalogue on $name', (kind) => {
  const full = Library.on(kind, 'suite', { SEED: 'catalogue' });
  const empty = Library.on(kind, 'suite');
  const from = new Sending(full);
  const into = new Sending(empty);

  it('is the same after it went from one library into another as JSON, and changes nothing in its own', async () => {
    const file = await from.export();
    const schema = new Ajv2020({ strictTypes: false, validateFormats: false }).compile(librarySchema());
    expect([schema(JSON.parse(file)), schema.errors]).toEqual([true, null]);

    const sent = await into.read(file);
    expect(sent).toMatchObject({ status: 'read', counts: { ...NONE, new: ALL }, chosen: ALL });
    expect(await into.import(sent.id)).toMatchObject({ status: 'done', done: expect.any(Number) });
    expect(await into.export()).toBe(file);

    expect(await from.read(file)).toMatchObject({ status: 'read', counts: { ...NONE, same: ALL }, chosen: 0 });
  });

  it('is the same as a table', async () => {
    const file = await from.export('?format=csv');
    expect(await from.read(file, 'wods.csv')).toMatchObject({ status: 'read', counts: { ...NONE, same: predefinedWods.length } });
    expect(await into.read(file, 'wods.csv')).toMatchObject({ status: 'read', counts: { ...NONE, same: predefinedWods.length } });
  });
});
