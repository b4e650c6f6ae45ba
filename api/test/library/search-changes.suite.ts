import type { Exercise, Suggestion, Wod, WodInput, WodPage } from '@wod/domain';
import { anyDatabase } from '../database/databases.js';
import { Library } from '../library.js';

describe.each(anyDatabase)('a search after a change, on $name,', (kind) => {
  const library = Library.on(kind, 'test');
  let pull: Exercise;
  let run: Exercise;

  const search = async (text: string) => {
    const { wods, searchedFor } = await library.get<WodPage>(`/wods?search=${encodeURIComponent(text)}`);
    return { names: wods.map(({ name }) => name), searchedFor };
  };
  const found = async (text: string) => (await search(text)).names;
  const suggested = async (text: string) =>
    (await library.get<Suggestion[]>(`/suggestions?q=${encodeURIComponent(text)}`)).map((suggestion) => suggestion.text);
  const input = (name: string, more: Partial<WodInput> = {}): WodInput => ({
    name,
    type: 'FOR_TIME',
    exercises: [{ exerciseId: pull.id, reps: 30 }],
    ...more,
  });
  const edit = (wod: Wod, changed: WodInput) => library.expecting<Wod>(200, 'PUT', `/wods/${wod.id}`, { ...changed, version: wod.version });

  beforeEach(async () => {
    pull = await library.createExercise({ name: 'Pull-up', equipment: 'PULL_UP_BAR' });
    run = await library.createExercise({ name: 'Run', equipment: 'BODYWEIGHT' });
  });

  it('finds a new WOD, suggests it, and corrects typos of it', async () => {
    expect([await found('lighthouse'), await suggested('lightho')]).toEqual([[], []]);
    await library.createWod(input('Lighthouse', { aka: ['The Beacon'], exercises: [{ exerciseId: run.id, distance: 400 }] }));
    for (const text of ['lighthouse', 'light house', 'beacons', '400m', 'run']) expect([text, await found(text)]).toEqual([text, ['Lighthouse']]);
    expect(await search('lihgthouse')).toEqual({ names: ['Lighthouse'], searchedFor: 'lighthouse' });
    expect([await suggested('lightho'), await suggested('beac')]).toEqual([['Lighthouse'], ['Lighthouse']]);
  });

  it('finds an edited one by what it says now, and by nothing that it said before', async () => {
    const wod = await library.createWod(input('Lighthouse', { description: 'In the fog', repScheme: '21-15-9' }));
    const edited = await edit(
      wod,
      input('Harbour', { type: 'AMRAP', timeCapMinutes: 12, description: 'In the rain', exercises: [{ exerciseId: run.id, distance: 800 }] }),
    );
    for (const text of ['lighthouse', 'fog', 'pull ups', 'for time', '30']) expect([text, await found(text)]).toEqual([text, []]);
    for (const text of ['harbour', 'rain', 'run 800 m', 'amrap 12']) expect([text, await found(text)]).toEqual([text, ['Harbour']]);
    expect([await suggested('lighth'), await suggested('harb')]).toEqual([[], ['Harbour']]);
    await edit(edited, input('Lighthouse'));
    expect([await found('lighthouse'), await found('harbour')]).toEqual([['Lighthouse'], []]);
  });

  it('finds what is on the board, and nothing of it once it is gone', async () => {
    const board: Partial<WodInput> = {
      vestWeight: 9,
      womenVestWeight: 6,
      needs: ['RUCKSACK'],
      exercises: [
        {
          exerciseId: pull.id,
          reps: 30,
          weight: 43,
          womenWeight: 29.5,
          notes: 'under a lantern',
          part: 1,
          partRounds: 3,
          partName: 'Buy-in',
          restAfter: 90,
        },
      ],
    };
    const wod = await library.createWod(input('Lighthouse', board));
    const texts = ['with a vest', '20 lb vest', 'backpack', 'lantern', 'buy-in', '3 rounds', '1:30 min rest', '95/65', 'pull-up 95'];
    for (const text of texts) expect([text, await found(text)]).toEqual([text, ['Lighthouse']]);
    await edit(wod, input('Lighthouse'));
    for (const text of texts) expect([text, await found(text)]).toEqual([text, []]);
  });

  it('takes the words of kit for nothing else, though no WOD needs it', async () => {
    await library.createWod(input('Day of Rest'));
    expect(await search('vest')).toEqual({ names: [], searchedFor: undefined });
    expect(await search('rset')).toEqual({ names: ['Day of Rest'], searchedFor: 'rest' });
    const swim = await library.createExercise({ name: 'Swim', equipment: 'BODYWEIGHT', needs: ['POOL'] });
    await library.createWod(input('Lengths', { exercises: [{ exerciseId: swim.id, distance: 400 }] }));
    expect([await found('pool'), await found('no kit')]).toEqual([['Lengths'], []]);
  });

  it('has the WOD first that is called exactly so, or else the one of which it is another name, however new the others are', async () => {
    const names = [
      'Not the Don',
      'The Don',
      'J.J.',
      'No Equipment',
      'Half and Half',
      'Open 18.5',
      'Don',
      'Donny',
      'Jackie',
      'Jeremy',
      'Half Half and Half',
      'Half Cindy',
    ];
    await library.createWod(input('Godfather', { aka: ['The Don', 'The Half and Half'] }));
    for (const name of names) await library.createWod(input(name));
    for (const name of names)
      expect([name, (await found(name))[0], (await found(`"${name}"`))[0], (await suggested(name))[0]]).toEqual([name, name, name, name]);
    for (const [text, name] of [
      ['JJ', 'J.J.'],
      ['open 185', 'Open 18.5'],
      ['the half and half', 'Godfather'],
    ] as const) {
      expect([text, (await found(text))[0], (await suggested(text))[0]]).toEqual([text, name, name]);
    }
    expect(await found('the don')).toContain('Godfather');
    expect(await found('jj$')).toEqual([]);
  });

  it('no longer finds a deleted one, until it is restored', async () => {
    const wods = [
      await library.createWod(input('Lighthouse one')),
      await library.createWod(input('Lighthouse two')),
      await library.createWod(input('Lighthouse three')),
    ];
    const first = wods[0] as Wod;
    await library.expecting(204, 'DELETE', `/wods/${first.id}`);
    expect([await found('lighthouse'), await found('one'), await suggested('one')]).toEqual([['Lighthouse three', 'Lighthouse two'], [], []]);
    // After a start it has no place among the others any more, and gets one.
    await library.restart();
    await library.expecting(200, 'POST', `/deleted-wods/${first.id}/restore`);
    expect(await found('lighthouse')).toEqual(['Lighthouse three', 'Lighthouse two', 'Lighthouse one']);
    for (const word of ['one', 'two', 'three']) expect(await found(word)).toEqual([`Lighthouse ${word}`]);
    await library.restart();
    expect(await found('pull-ups')).toEqual(['Lighthouse three', 'Lighthouse two', 'Lighthouse one']);
  });

  it('knows an exercise by its new name and equipment, and by the other names of that', async () => {
    await library.createWod(input('Lighthouse'));
    const change = (exercise: Partial<Exercise>, version: number | undefined) =>
      library.expecting<Exercise>(200, 'PUT', `/exercises/${pull.id}`, { equipment: 'RINGS', ...exercise, version });
    expect([await found('pullups'), await found('pull-up bar'), await found('toes to bar')]).toEqual([['Lighthouse'], ['Lighthouse'], []]);
    await change({ name: 'Toes-to-bar' }, pull.version);
    for (const text of ['T2B', 'toes to bar', 'rings']) expect([text, await found(text)]).toEqual([text, ['Lighthouse']]);
    expect([await found('pullups'), await found('pull-up bar')]).toEqual([[], []]);
    expect([await suggested('t2b'), await suggested('pull')]).toEqual([['Toes-to-bar'], ['Pull-up Bar']]);
  });

  it('ranks whole words of names and other names, parts of names, movements and the rest', async () => {
    await library.createWod(input('Monday', { description: 'Then some lanterns' }));
    const lantern = await library.createExercise({ name: 'Lantern Carry', equipment: 'KETTLEBELL' });
    await library.createWod(input('Tuesday', { exercises: [{ exerciseId: lantern.id }] }));
    await library.createWod(input('Wednesday', { aka: ['Lantern'] }));
    await library.createWod(input('Thursday', { exercises: [{ exerciseId: pull.id, notes: 'under a lantern' }] }));
    await library.createWod(input('Friday', { description: 'No lanterns' }));
    for (const name of ['Jack o’ Lantern', 'Lantern Walk', 'Lantern', 'Greenlantern']) await library.createWod(input(name));
    expect(await found('lantern')).toEqual([
      'Lantern',
      'Lantern Walk',
      'Jack o’ Lantern',
      'Wednesday',
      'Greenlantern',
      'Tuesday',
      'Thursday',
      'Friday',
      'Monday',
    ]);
  });
});
