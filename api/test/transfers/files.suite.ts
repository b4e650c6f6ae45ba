import {
  CONTENT_LICENCE,
  type Exercise,
  type ExerciseInput,
  type Transfer,
  type UndoResult,
  type Wod,
  type WodInput,
  type WodPage,
} from '@wod/domain';
import { anyDatabase, databases } from '../database/databases.js';
import { ask, Library } from '../library.js';
import { Sending } from '../transfers/sending.js';

const HEAD = { format: 'wod-library', version: 1 };
const row = (name: string, more: object = {}) => ({ name, type: 'FOR_TIME', exercises: [{ exercise: 'Row', reps: 10 }], ...more });
const file = (wods: unknown[], exercises: unknown[] = []) => JSON.stringify({ ...HEAD, exercises, wods });
const QUOTES = 'a quotation mark is missing, or stands where it can’t. A text with one is put in quotation marks, and has it twice: "24"" box".';
const ID = '11111111-1111-4111-8111-111111111111';

describe.each(databases)('files on $name', (kind) => {
  const library = Library.on(kind, 'test');
  const sending = new Sending(library);
  const names = async () => (await library.get<WodPage>('/wods?limit=100')).wods.map(({ name }) => name);
  /** What became of each line of a file. */
  const linesOf = async (text: string, fileName?: string) => {
    const transfer = await sending.read(text, fileName);
    const { lines } = await sending.lines(transfer.id);
    return { transfer, lines, said: lines.map(({ name, line, state, notes }) => [name, line, state, ...notes]) };
  };
  const jack = async (more: Partial<WodInput> = {}): Promise<Wod> => {
    const { id } = await library.createExercise({ name: 'Row', equipment: 'ROWER' });
    return library.createWod({
      name: 'Jack',
      type: 'AMRAP',
      timeCapMinutes: 20,
      category: 'HERO',
      exercises: [{ exerciseId: id, reps: 10 }],
      ...more,
    });
  };

  it('says what each line would change, imports what is chosen as one step, and takes it back', async () => {
    const { id } = await jack();
    const changed = { ...row('Jack'), type: 'AMRAP', timeCapMinutes: 15, exercises: [{ exercise: 'rows', reps: 12 }] };
    const text = file([
      changed,
      row('Jill', { exercises: [{ exercise: 'Rope Walk' }, { exercise: 'Burpees' }] }),
      row('Left', { createdAt: '2020-01-02T03:04:05Z' }),
    ]);
    const { transfer, lines } = await linesOf(text);
    expect(transfer).toMatchObject({ status: 'read', counts: { new: 2, changed: 1, same: 0, refused: 0 }, chosen: 3 });
    expect(lines[0]).toMatchObject({
      name: 'Jack',
      state: 'changed',
      choice: 'match',
      matchId: id,
      changes: [
        { field: 'Time cap', before: ['20'], after: ['15'] },
        { field: 'Movements', before: ['10 rows'], after: ['12 rows'] },
      ],
    });
    expect(lines[1]).toMatchObject({ name: 'Jill', state: 'new', choice: 'create', notes: ['New exercises, to be reviewed: Rope Walk, Burpees'] });
    expect((await sending.choose(transfer.id, 'skip', { lines: [3] })).chosen).toBe(2);

    const done = await sending.import(transfer.id);
    expect(done).toMatchObject({ status: 'done', outcome: 'Added: 1 WOD and 2 exercises · replaced: 1 WOD', stepId: expect.any(String) });
    expect(await names()).toEqual(['Jill', 'Jack']);
    expect(await library.get<Wod>(`/wods/${id}`)).toMatchObject({ timeCapMinutes: 15, category: 'HERO', version: 2 });
    const exercises = await library.get<Exercise[]>('/exercises');
    expect(exercises.map(({ name, equipment, needsReview }) => [name, equipment, needsReview ?? false])).toEqual([
      ['Burpees', 'BODYWEIGHT', true],
      ['Rope Walk', 'BODYWEIGHT', true],
      ['Row', 'ROWER', false],
    ]);
    expect((await library.get<{ last?: Transfer }>('/transfers/last')).last?.id).toBe(transfer.id);
    await library.refused(409, 'POST', `/transfers/${transfer.id}/import`);

    expect(await library.expecting<UndoResult>(200, 'POST', `/steps/${done.stepId}/undo`)).toMatchObject({ undone: 4, keptTotal: 0 });
    expect(await names()).toEqual(['Jack']);
    expect(await library.get<Wod>(`/wods/${id}`)).toMatchObject({ timeCapMinutes: 20, exercises: [{ reps: 10 }] });
    expect(await library.get<Exercise[]>('/exercises')).toHaveLength(1);
  });

  it('takes an exercise for what it was shown as, of several that go by its name and whatever they are called since', async () => {
    const [, alpha] = [
      await library.createExercise({ name: 'Zeta Move', equipment: 'BOX', aliases: ['Qqqmove'] }),
      await library.createExercise({ name: 'Alpha Move', equipment: 'BOX', aliases: ['Qqqmove'] }),
    ];
    const wod = await library.createWod({ name: 'Jack', type: 'FOR_TIME', exercises: [{ exerciseId: alpha.id, reps: 10 }] });
    const exercisesOf = async () => (await library.get<Wod>(`/wods/${wod.id}`)).exercises.map(({ exercise }) => exercise.name);

    const described = await linesOf(file([row('Jack', { description: 'First.', exercises: [{ exercise: 'Qqqmove', reps: 10 }] })]));
    expect(described.lines).toMatchObject([{ changes: [{ field: 'Description', before: [], after: ['First.'] }], notes: [] }]);
    await sending.import(described.transfer.id);
    expect(await exercisesOf()).toEqual(['Alpha Move']);

    const again = await linesOf(file([row('Jack', { description: 'Second.', exercises: [{ exercise: 'Qqqmove', reps: 10 }] })]));
    await library.expecting(200, 'PUT', `/exercises/${alpha.id}`, { name: 'Zz Move', equipment: 'BOX', version: alpha.version });
    await sending.import(again.transfer.id);
    expect(await exercisesOf()).toEqual(['Zz Move']);
  });

  it('can make another of what is there, and leaves alone what was changed since it was read', async () => {
    const { id, version } = await jack();
    const first = await sending.read(file([row('Jack')]));
    await sending.choose(first.id, 'create', { state: 'changed' });
    expect((await sending.import(first.id)).outcome).toBe('Added: 1 WOD');
    expect(await names()).toEqual(['Jack', 'Jack']);

    const second = await sending.read(file([row('Jack', { id })]));
    await library.expecting(200, 'PUT', `/wods/${id}`, { name: 'Jack', type: 'AMRAP', timeCapMinutes: 1, exercises: [], version });
    expect(await sending.import(second.id)).toMatchObject({
      status: 'done',
      outcome: 'Nothing was changed. Left out, since they were changed meanwhile: Jack',
    });
    expect((await library.get<Wod>(`/wods/${id}`)).timeCapMinutes).toBe(1);
  });

  it('is read once and imported once, however often that is asked for at the same time', async () => {
    const { id } = await library.expecting<Transfer>(201, 'POST', '/transfers', { fileName: 'wods.json' });
    await library.expecting(204, 'POST', `/transfers/${id}/parts`, { part: 0, text: file([row('Jack'), row('Jill')]) });
    const atOnce = async (what: string) => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => library.send<{ error?: string }>('POST', `/transfers/${id}/${what}`)));
      await sending.ended(id);
      return answers.map(({ status }) => status).sort();
    };
    expect(await atOnce('read')).toEqual([202, 409, 409, 409]);
    expect(await sending.ended(id)).toMatchObject({ status: 'read', counts: { new: 2 } });
    expect(await atOnce('import')).toEqual([202, 409, 409, 409]);
    expect(await sending.ended(id)).toMatchObject({ status: 'done', outcome: 'Added: 2 WODs and 1 exercise' });
    expect((await names()).sort()).toEqual(['Jack', 'Jill']);
  });

  it('leaves as it is what a table has no column for, and clears what has an empty cell', async () => {
    const thruster = await library.createExercise({
      name: 'Thruster',
      equipment: 'BARBELL',
      aliases: ['Barbell Thruster'],
      description: 'Squat and press.',
      scaled: 'lighter',
      beginner: 'a stick',
    });
    const pullUp = await library.createExercise({ name: 'Pull-up', equipment: 'PULL_UP_BAR' });
    const exercises = await linesOf('name,equipment,scaled\nBarbell Thruster,DUMBBELL,', 'exercises.csv');
    expect(exercises.lines).toMatchObject([
      {
        name: 'Thruster',
        notes: ['The file calls it Barbell Thruster. It keeps its name, and is found by both'],
        changes: [{ field: 'Equipment' }, { field: 'Scaled', before: ['lighter'], after: [] }],
      },
    ]);
    expect(exercises.transfer.notes).toEqual([
      'What is in the library keeps what the table has no column for: description, needs, videoUrl, aliases, beginner',
    ]);
    await sending.import(exercises.transfer.id);
    const changed = (await library.get<Exercise[]>('/exercises')).find(({ id }) => id === thruster.id);
    expect(changed).toMatchObject({
      name: 'Thruster',
      equipment: 'DUMBBELL',
      aliases: ['Barbell Thruster'],
      description: 'Squat and press.',
      beginner: 'a stick',
    });
    expect(changed?.scaled).toBeUndefined();

    const fran = await library.createWod({
      name: 'Fran',
      type: 'AMRAP',
      timeCapMinutes: 7,
      minutesLow: 3,
      minutesHigh: 9,
      stimulus: 'Fast.',
      description: 'Old.',
      exercises: [
        { exerciseId: thruster.id, reps: 21, weight: 43 },
        { exerciseId: pullUp.id, reps: 21 },
        { exerciseId: thruster.id, reps: 9, weight: 30 },
      ],
    });
    const table = [
      'id,name,type,description,exercise,exercise reps',
      `${fran.id},Fran,AMRAP,,Barbell Thruster,15`,
      ',,,,Thruster,9',
      ',,,,Row,5',
    ].join('\n');
    const { transfer, lines } = await linesOf(table, 'wods.csv');
    expect(lines[0]).toMatchObject({ state: 'changed', notes: ['New exercises, to be reviewed: Row'] });
    expect(lines[0]?.changes.map(({ field }) => field)).toEqual(['Description', 'Movements']);
    await sending.import(transfer.id);
    const after = await library.get<Wod>(`/wods/${fran.id}`);
    expect(after).toMatchObject({ type: 'AMRAP', timeCapMinutes: 7, minutesLow: 3, minutesHigh: 9, minutesAreOwn: true, stimulus: 'Fast.' });
    expect(after.description).toBeUndefined();
    expect(after.exercises.map(({ exercise, reps, weight }) => [exercise.name, reps, weight])).toEqual([
      ['Thruster', 15, 43],
      ['Thruster', 9, 30],
      ['Row', 5, undefined],
    ]);
  });

  it('keeps the name that an exercise has here, also of what another library calls otherwise, unless it is the same by its id', async () => {
    const { id } = await library.createExercise({ name: 'Thruster', equipment: 'BARBELL', aliases: ['Front squat to press'] });
    const one = await linesOf(file([], [{ id: ID, name: 'Front Squat to Press', equipment: 'BARBELL', aliases: ['thrusters', 'FSP'] }]));
    expect(one.lines).toMatchObject([{ name: 'Thruster', changes: [{ field: 'Other names', after: ['FSP', 'Front Squat to Press'] }] }]);
    const byId = await linesOf(file([], [{ id, name: 'Front Squat to Press', equipment: 'BARBELL' }]));
    expect(byId.lines[0]?.changes[0]).toEqual({ field: 'Name', before: ['Thruster'], after: ['Front Squat to Press'] });
  });

  if (anyDatabase.includes(kind)) {
    it('shows the WODs of a file with what its exercises are here', async () => {
      const { id } = await library.createExercise({ name: 'Alpha Move', equipment: 'BOX', aliases: ['Qqqmove'] });
      await library.createWod({ name: 'Jack', type: 'FOR_TIME', exercises: [{ exerciseId: id, reps: 10 }] });
      const text = file([row('Jack', { exercises: [{ exercise: 'Qqqmove', reps: 10 }] })], [{ name: 'Qqqmove', equipment: 'ROWER' }]);
      expect((await linesOf(text)).lines.map(({ name, state }) => [name, state])).toEqual([
        ['Alpha Move', 'changed'],
        ['Jack', 'same'],
      ]);
    });

    it('takes exercises with it, whatever the order of the file, and refuses two of one name', async () => {
      await library.createExercise({ name: 'Rower', equipment: 'ROWER' });
      const { lines, transfer } = await linesOf(
        JSON.stringify({
          ...HEAD,
          wods: [row('A', { exercises: [{ exercise: 'Sled Drag' }] })],
          exercises: [
            { name: 'Sled Drag', equipment: 'BOX', id: ID, createdAt: '2020-01-02T03:04:05.678Z' },
            { name: 'sled drags', equipment: 'BOX' },
            { name: 'Rower', equipment: 'BOX' },
            { name: 'Rower', equipment: 'ROWER' },
          ],
        }),
      );
      expect(lines.map(({ name, state, notes }) => [name, state, ...notes])).toEqual([
        ['Sled Drag', 'new'],
        ['sled drags', 'refused', 'This is the same exercise as on line 1'],
        ['Rower', 'changed'],
        ['Rower', 'refused', 'This is the same exercise as on line 1'],
        ['A', 'new'],
      ]);
      await sending.import(transfer.id);
      expect(await names()).toEqual(['A']);
    });

    it('names the line of everything that it can’t take', async () => {
      const { id } = await jack();
      const held = await library.createWod({ name: 'Held', type: 'AMRAP', timeCapMinutes: 20, exercises: [], publishAt: 'never' });
      await library.expecting(204, 'DELETE', `/wods/${id}`);
      const wods = [
        row('No reps', { exercises: [{ exercise: 'Row' }, { exercise: 'Row', reps: -1 }, { reps: 3 }] }),
        row('', { rounds: 'five' }),
        row('Type', { type: 'NAP' }),
        17,
        row('Twice', { id: ID }),
        row('Other', { id: ID.toUpperCase() }),
        row('Same'),
        row('same!'),
        row('Bad id', { id: '../etc' }),
        row('Lost \ufffd'),
        row('Jack', { id }),
        row('Held', { id: held.id }),
        row('Old', { createdAt: '3/1/2026' }),
        row('List', { exercises: 'Row' }),
      ];
      const text = `{"format":"wod-library","version":1,"wods":[\n${wods.map((wod) => JSON.stringify(wod)).join(',\n')}]}`;
      expect((await linesOf(text)).said).toEqual([
        ['No reps', 2, 'refused', 'Exercise 2: Reps must be a whole number from 1 to 100000', 'Exercise 3: Exercise is required'],
        ['', 3, 'refused', 'Rounds must be a number'],
        ['Type', 4, 'refused', expect.stringContaining('Type must be one of')],
        ['', 5, 'refused', 'This is neither an exercise nor a WOD'],
        ['Twice', 6, 'new'],
        ['Other', 7, 'refused', 'Line 6 has this id already'],
        ['Same', 8, 'new'],
        ['same!', 9, 'refused', 'Line 8 has a WOD of this name already. Give one of them another name'],
        ['Bad id', 10, 'refused', 'The id “../etc” can’t be one. Leave it out of something new'],
        ['Lost \ufffd', 11, 'refused', 'Some letters were lost. Save the file as UTF-8 and send it again'],
        ['Jack', 12, 'new', 'A deleted WOD has this id, so this becomes another one beside it'],
        ['Held', 13, 'changed', 'It is a draft here, and stays one'],
        ['Old', 14, 'new', 'Its date can’t be read, so it counts as new today'],
        ['List', 15, 'refused', 'Exercises must be a list'],
      ]);
    });

    it('reads what spreadsheets make of a table', async () => {
      const german =
        '\ufeffName;Type;Rounds;exercise;exercise weight\r\n"Bär; ""groß""";ROUNDS;5;Row;42,5\r\n;;;Row;"\'=1+1"\r\nZwei;ROUNDS;3;Row;40\r\n';
      expect((await linesOf(german, 'wods.csv')).said).toEqual([
        ['Bär; "groß"', 2, 'refused', 'Exercise 2: Weight must be a number'],
        ['Zwei', 4, 'new', 'New exercises, to be reviewed: Row'],
      ]);
      const american = 'sep=,\r\nname,type,rounds,exercise,Coach\r\n"Two\r\nlines",ROUNDS,3,Row,Ann\r\n\r\nNext,ROUNDS,,Row,\r\n';
      const { said, transfer } = await linesOf(american);
      expect(said).toEqual([
        ['Two lines', 3, 'new', 'New exercises, to be reviewed: Row'],
        ['Next', 6, 'refused', 'Rounds is required for this type'],
      ]);
      expect(transfer.notes).toEqual(['Columns that are not read: Coach']);
    });

    it('turns back the rep schemes that a spreadsheet made dates of, and says what else is odd about one', async () => {
      const { id: exerciseId } = await library.createExercise({ name: 'Row', equipment: 'ROWER' });
      await library.createWod({ name: 'Amanda', type: 'LADDER', repScheme: '9-7-5', exercises: [{ exerciseId }] });
      const table = [
        'name,type,repScheme,exercise',
        'Amanda,LADDER,9/7/2005,Row',
        'German,LADDER,12.09.2006,Row',
        'Words,LADDER,12-Sep,Row',
        'Many,LADDER,3-2-1500,Row',
      ];
      expect((await linesOf(table.join('\r\n'), 'wods.csv')).said).toEqual([
        ['Amanda', 2, 'same', 'A spreadsheet has made a date of the rep scheme, 9/7/2005. It is read as 9-7-5'],
        ['German', 3, 'new', 'A spreadsheet has made a date of the rep scheme, 12.09.2006. It is read as 12-9-6'],
        ['Words', 4, 'new', '“Sep” can’t be read as reps. The rep scheme counts as 12'],
        ['Many', 5, 'new', 'The rep scheme has a set of 1500 reps'],
      ]);
      expect((await linesOf(file([row('In JSON', { type: 'LADDER', repScheme: '21 fast' })]))).said).toEqual([
        ['In JSON', 1, 'new', '“fast” can’t be read as reps. The rep scheme counts as 21'],
      ]);
    });

    it('writes a table that no spreadsheet takes for formulas', async () => {
      await jack({ name: '=HYPERLINK("x")', description: 'a;=1+1\n@b' });
      const text = await sending.export('?format=csv');
      expect(text).toMatch(/^\ufeffid,name,description,type,/);
      expect(text).toContain(`"'=HYPERLINK(""x"")","a;'=1+1\n'@b",AMRAP`);
      expect(text).toMatch(/,\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2},Row,10,/);
      expect((await linesOf(text)).transfer.counts).toMatchObject({ same: 1, new: 0, changed: 0, refused: 0 });
    });

    it('says what is wrong with a file that it can’t read at all', async () => {
      const files: [text: string, outcome: string][] = [
        [' ', 'The file is empty.'],
        ['[1]', 'The file is no export of a library: its “format” isn’t “wod-library”.'],
        [`{"format":"wod-library","version":1,"wods":[\n${'{"a":'.repeat(5000)}`, 'Line 2: the brackets are nested too deeply for a WOD.'],
        ['{"format":"wod-library","version":1,"wods":[\n{"name":x}]}', 'Line 2: this is no valid JSON.'],
        ['name,exercise\r\n', 'Line 1: the column “type” is missing. Export a table to see what the columns are called.'],
        ['name,type,exercise\r\n"a,b,c\r\n', `Line 2: ${QUOTES}`],
        ['name,type,exercise\r\n"Two\r\nlines",FOR_TIME,Row\r\nStep,FOR_TIME,24" box\r\n', `Line 4: ${QUOTES}`],
        ['name,type,exercise\r\n"Two\r\nlines",FOR_TIME,Row\r\nStep,FOR_TIME,"Box" step\r\n', `Line 4: ${QUOTES}`],
        [`name,type,exercise\r\n"${'a,'.repeat(210_000)}`, 'Line 2: this is longer than any WOD can be. Is a quotation mark missing?'],
      ];
      for (const [text, outcome] of files) {
        const transfer = await sending.read(text);
        expect(transfer).toMatchObject({ status: 'failed', outcome, chosen: 0 });
        await library.refused(409, 'POST', `/transfers/${transfer.id}/import`);
      }
    });

    it('has a bound on everything that is sent', async () => {
      const { id } = await library.expecting<Transfer>(201, 'POST', '/transfers', { fileName: 'x' });
      const part = (number: unknown, text: unknown) => library.send<{ error: string }>('POST', `/transfers/${id}/parts`, { part: number, text });
      expect((await part(0, 'x'.repeat(60_001))).body.error).toBe('A part must be at most 60000 characters');
      expect((await part(560, 'x')).body.error).toBe('A file must be at most 33554432 characters');
      expect((await part(-1, 'x')).status).toBe(400);
      expect((await part(0, undefined)).status).toBe(400);
      expect((await part(0, 'x'.repeat(300_000))).status).toBe(413);
      expect((await part(0, 'PK\0')).body.error).toBe('The file isn’t text in UTF-8. Save it as “CSV UTF-8”, or as JSON, and send it again');
      expect((await part(0, '\ud83d')).body.error).toBe('A part must not end in the middle of a character');
      for (const fileName of ['2', '3', '4']) await library.expecting(201, 'POST', '/transfers', { fileName });
      expect((await part(0, 'x')).status).toBe(404);
      await library.refused(400, 'GET', '/export?format=xml');
      const some = (body: object) => library.send<{ error: string }>('POST', '/export', body);
      expect((await some({ subject: 'wod', ids: Array.from({ length: 1001 }, (_, at) => `${at}`) })).body.error).toBe(
        'ids must be a list of 1 to 1000 ids',
      );
      for (const wrong of [
        { ids: ['x'] },
        { subject: 'day', ids: ['x'] },
        { subject: 'wod', ids: [] },
        { subject: 'wod', ids: ['x'], format: 'xml' },
      ]) {
        expect((await some(wrong)).status).toBe(400);
      }
    });

    it('exports some WODs with their exercises, for the admin only', async () => {
      const { id } = await jack();
      await library.createExercise({ name: 'Unused', equipment: 'BODYWEIGHT' });
      const file = await sending.exportSome({ subject: 'wod', ids: [id, 'unknown'] });
      const { licence, exercises, wods } = JSON.parse(file) as { licence: string; exercises: Exercise[]; wods: Wod[] };
      expect([licence, exercises.map(({ name }) => name), wods.map(({ name }) => name)]).toEqual([CONTENT_LICENCE, ['Row'], ['Jack']]);
      expect((await sending.exportSome({ subject: 'wod', ids: [id], format: 'csv' })).split('\r\n')).toHaveLength(3);
      for (const [method, body] of [
        ['GET', undefined],
        ['POST', { subject: 'wod', ids: [id] }],
      ] as const) {
        expect((await ask(`${library.url}/export`, method, body)).status).toBe(401);
      }
    });

    it('exports some exercises, which no spreadsheet takes for formulas, and takes them in again', async () => {
      await library.createExercise({ name: 'Left', equipment: 'BOX' });
      const needs = ['PLATES', 'RUCKSACK'] as const satisfies ExerciseInput['needs'];
      const { id } = await library.createExercise({
        name: '=Row',
        equipment: 'ROWER',
        needs: [...needs],
        aliases: ['@Pull', 'Bär; "groß"'],
        description: 'One.\n-2;+3',
      });
      const table = await sending.exportSome({ subject: 'exercise', ids: [id], format: 'csv' });
      expect(table).toMatch(/^\ufeffid,name,description,equipment,needs,videoUrl,aliases,scaled,beginner,createdAt,needsReview\r\n/);
      expect(table).toContain(`${id},'=Row,"One.\n'-2;'+3",ROWER,"PLATES\nRUCKSACK",,"'@Pull\nBär; ""groß""",`);
      const json = await sending.exportSome({ subject: 'exercise', ids: [id] });
      expect(JSON.parse(json)).toMatchObject({ exercises: [{ name: '=Row', needs, aliases: ['@Pull', 'Bär; "groß"'] }], wods: [] });
      for (const text of [table, json]) expect((await sending.read(text)).counts).toMatchObject({ same: 1, new: 0, changed: 0, refused: 0 });

      await library.expecting(204, 'DELETE', `/exercises/${id}`);
      const edited = table.replace('ROWER', 'BOX').replace(/(?=\r\n$)/, 'yes');
      expect(await sending.import((await sending.read(edited, 'exercises.csv')).id)).toMatchObject({ outcome: 'Added: 1 exercise' });
      expect(await library.get<Exercise>(`/exercises/${id}`)).toMatchObject({ name: '=Row', equipment: 'BOX', needs, needsReview: true });
    });

    it('names the line of a table of exercises that it can’t take', async () => {
      const { said, transfer } = await linesOf(
        'equipment;Name;needs;Coach\r\nBOX;Step;;Ann\r\nCHAIR;Sit;;\r\n;;;\r\nROWER;Row;WINGS;\r\nBOX;steps;;\r\n',
        'exercises.csv',
      );
      expect(said).toEqual([
        ['Step', 2, 'new'],
        ['Sit', 3, 'refused', expect.stringContaining('Equipment must be one of')],
        ['Row', 5, 'refused', expect.stringContaining('Needs')],
        ['steps', 6, 'refused', 'This is the same exercise as on line 2'],
      ]);
      expect(transfer.notes).toEqual(['Columns that are not read: Coach']);
    });
  }
});

describe.each(anyDatabase)('the library for other sites', (kind) => {
  const library = Library.on(kind);

  it.each(['/wods', '/wods/recent', '/wods/index', '/exercises', '/schemas/wod-library-1.json'])('may be read by any: %s', async (path) => {
    const twice = [await fetch(library.url + path), await fetch(library.url + path, { headers: { 'accept-encoding': 'br' } })];
    expect(
      twice.map(({ status, headers }) => [status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]),
    ).toEqual([
      [200, '*', null],
      [200, '*', null],
    ]);
  });

  it('but not what is only for the admin or for visitors', async () => {
    for (const path of ['/export', '/training-sessions', '/dashboard']) {
      expect((await fetch(library.url + path)).headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
