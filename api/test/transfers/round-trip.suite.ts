import { predefinedExercises, predefinedWods } from '@wod/catalogue';
import {
  type DraftPage,
  type Exercise,
  type ExportChoice,
  librarySchema,
  TRANSFER_FORMATS,
  type TransferFormat,
  type WodInput,
  type WodPage,
} from '@wod/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { anyDatabase, databases } from '../database/databases.js';
import { Library } from '../library.js';
import { Sending } from '../transfers/sending.js';

const ALL = predefinedWods.length + predefinedExercises.length;
const NONE = { new: 0, changed: 0, same: 0, refused: 0 };

/** Drafts that are added to it: for later, and for good. */
const DRAFTS: Pick<WodInput, 'name' | 'publishAt'>[] = [
  { name: 'For New Year', publishAt: '2199-12-31T23:00:00.000Z' },
  { name: 'Half a WOD', publishAt: 'never' },
];

describe.each(databases)('the whole catalogue on $name', (kind) => {
  const full = Library.on(kind, 'suite', { SEED: 'catalogue' });
  const empty = Library.on(kind, 'suite');
  const drafts = async (library: Library) => {
    const { drafts: found } = await library.get<DraftPage>('/drafts');
    return found.map(({ name, publishAt }) => ({ name, publishAt })).sort((a, b) => (a.name < b.name ? -1 : 1));
  };
  const from = new Sending(full);
  const into = new Sending(empty);

  beforeAll(async () => {
    const [exercise] = await full.get<Exercise[]>('/exercises');
    for (const draft of DRAFTS) await full.createWod({ ...draft, type: 'FOR_TIME', exercises: [{ exerciseId: exercise?.id ?? '', reps: 10 }] });
  });

  it('is the same after it went from one library into another as JSON, and changes nothing in its own', async () => {
    const file = await from.export('?drafts=1');
    const schema = new Ajv2020({ strictTypes: false, validateFormats: false }).compile(librarySchema());
    expect([schema(JSON.parse(file)), schema.errors]).toEqual([true, null]);

    const sent = await into.read(file);
    expect(sent).toMatchObject({ status: 'read', counts: { ...NONE, new: ALL + DRAFTS.length }, chosen: ALL + DRAFTS.length });
    expect(await into.import(sent.id)).toMatchObject({ status: 'done', done: expect.any(Number) });
    expect(await into.export('?drafts=1')).toBe(file);
    expect(await drafts(empty)).toEqual(DRAFTS);
    expect((await empty.get<WodPage>('/wods')).pagination.total).toBe(predefinedWods.length);

    expect(await from.read(file)).toMatchObject({ status: 'read', counts: { ...NONE, same: ALL + DRAFTS.length }, chosen: 0 });
  });

  if (anyDatabase.includes(kind)) {
    const bare = Library.on(kind, 'suite');
    const others = new Sending(bare);

    it('has its drafts apart from what others may show, and only when they are asked for', async () => {
      const { wods, drafts: held } = JSON.parse(await from.export('?drafts=1')) as Record<string, { name: string }[]>;
      expect([wods?.length, held?.map(({ name }) => name)]).toEqual([predefinedWods.length, DRAFTS.map(({ name }) => name)]);
      for (const query of ['', '?format=csv', '?format=csv&drafts=1'])
        for (const { name } of DRAFTS) expect(await from.export(query)).not.toContain(name);
    });

    it('is the same as a table', async () => {
      const file = await from.export('?format=csv');
      expect(await from.read(file, 'wods.csv')).toMatchObject({ status: 'read', counts: { ...NONE, same: predefinedWods.length } });
      expect(await into.read(file, 'wods.csv')).toMatchObject({ status: 'read', counts: { ...NONE, same: predefinedWods.length } });
    });

    it('has exercises that are the same in another library, alone as JSON and as a table', async () => {
      const some = async (library: Library, format: TransferFormat): Promise<ExportChoice> => ({
        subject: 'exercise',
        ids: (await library.get<Exercise[]>('/exercises')).map(({ id }) => id),
        format,
      });
      const schema = new Ajv2020({ strictTypes: false, validateFormats: false }).compile(librarySchema());
      expect([schema(JSON.parse(await from.exportSome(await some(full, 'json')))), schema.errors]).toEqual([true, null]);
      for (const format of TRANSFER_FORMATS) {
        const file = await from.exportSome(await some(full, format));
        expect(await from.read(file)).toMatchObject({ status: 'read', counts: { ...NONE, same: predefinedExercises.length }, chosen: 0 });
        const sent = await others.read(file);
        expect(sent).toMatchObject({ status: 'read', counts: { ...NONE, new: predefinedExercises.length } });
        const { stepId } = await others.import(sent.id);
        expect(await others.exportSome(await some(bare, format))).toBe(file);
        await bare.expecting(200, 'POST', `/steps/${stepId}/undo`);
      }
    });
  }

  it('neither publishes nor hides anything that is there already', async () => {
    const file = JSON.parse(await from.export('?drafts=1')) as { wods: object[]; drafts: object[] };
    const sent = await from.read(
      JSON.stringify({
        ...file,
        drafts: file.wods.slice(0, 1).map((wod) => ({ ...wod, score: 'REPS', publishAt: 'never' })),
        wods: file.drafts.map((wod) => ({ ...wod, team: 2 })),
      }),
    );
    expect((await from.lines(sent.id, '?state=changed')).lines.map(({ notes }) => notes)).toEqual([
      ['It keeps the date of publication that it has here'],
      ['It is a draft here, and stays one'],
      ['It is public here, and stays so'],
    ]);
    expect(await from.import(sent.id)).toMatchObject({ outcome: 'Replaced: 3 WODs' });
    expect(await drafts(full)).toEqual(DRAFTS);
    expect((await full.get<WodPage>('/wods')).pagination.total).toBe(predefinedWods.length);
  });
});
