import { amountText, formatKg, formatSentence, loadPair, loadText, prescriptionLine, schemeLine, womenLoadText } from './format.js';
import type { FormatSubject, SchemeSubject } from './format.js';

const two = [{}, {}];
const one = [{}];

describe('formatSentence', () => {
  it.each<[FormatSubject, string]>([
    [{ type: 'EMOM', exercises: two }, 'At the start of every minute, do all movements, then rest until the next start.'],
    [{ type: 'EMOM', intervalMinutes: 1, exercises: one }, 'At the start of every minute, do the movement, then rest until the next start.'],
    [{ type: 'EMOM', intervalMinutes: 3, exercises: two }, 'At the start of every 3 minutes, do all movements, then rest until the next start.'],
    [{ type: 'AMRAP', exercises: two }, 'Do as many rounds and reps as you can.'],
    [{ type: 'AMRAP', timeCapMinutes: 1, exercises: two }, 'Do as many rounds and reps as you can in 1 minute.'],
    [{ type: 'AMRAP', timeCapMinutes: 20, exercises: one }, 'Do as many rounds and reps as you can in 20 minutes.'],
    [{ type: 'ROUNDS', exercises: two }, 'Do 1 round of all movements in order, as fast as you can.'],
    [{ type: 'ROUNDS', rounds: 5, exercises: two }, 'Do 5 rounds of all movements in order, as fast as you can.'],
    [{ type: 'ROUNDS', rounds: 5, exercises: one }, 'Do 5 rounds of the movement, as fast as you can.'],
    [{ type: 'ROUNDS', rounds: 5, score: 'LOAD', exercises: two }, 'Do 5 rounds of all movements in order, as heavy as you can.'],
    [{ type: 'ROUNDS', rounds: 3, score: 'REPS', exercises: two }, 'Do 3 rounds of all movements in order, for as many reps as you can.'],
    [{ type: 'ROUNDS', rounds: 3, score: 'NONE', anyOrder: true, exercises: two }, 'Do 3 rounds of all movements.'],
    [{ type: 'FOR_TIME', anyOrder: true, exercises: two }, 'Do all the work, as fast as you can.'],
    [{ type: 'FOR_TIME', exercises: [{}, { partName: 'In any order' }] }, 'Do all the work, as fast as you can.'],
    [{ type: 'FOR_TIME', score: 'LOAD', exercises: two }, 'Do all the work in order, as heavy as you can.'],
    [{ type: 'LADDER', repScheme: '15-12-9', score: 'LOAD', exercises: one }, 'Do 15, then 12, then 9 reps of the movement, as heavy as you can.'],
    [{ type: 'LADDER', repScheme: '21-15-9', exercises: two }, 'Do 21, then 15, then 9 reps of each movement, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '15-12-9', exercises: one }, 'Do 15, then 12, then 9 reps of the movement, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '21', exercises: two }, 'Do 21 reps of each movement, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '1', exercises: two }, 'Do 1 rep of each movement, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '3-2-1', exercises: two }, 'Do 3, then 2, then 1 rep of each movement, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '50-40-30-20-10', exercises: two }, 'Do 50, 40, 30, 20, then 10 reps of each movement, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '4-3-2-1-1', exercises: two }, 'Do 4, 3, 2, 1, then 1 rep of each movement, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '5-4-3-2', exercises: two }, 'Do 5, 4, 3, then 2 reps of each movement, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '4-3-2-1', exercises: two }, 'Count down from 4 reps of each movement to 1, one rep fewer each time, as fast as you can.'],
    [{ type: 'LADDER', repScheme: '1-2-3-4-5', exercises: one }, 'Count up from 1 rep of the movement to 5, one rep more each time, as fast as you can.'],
    [{ type: 'LADDER', exercises: two }, 'Count down from 10 reps of each movement to 1, one rep fewer each time, as fast as you can.'],
    [{ type: 'LADDER', startReps: 20, repScheme: 'max', exercises: two }, 'Count down from 20 reps of each movement to 1, one rep fewer each time, as fast as you can.'],
    [{ type: 'LADDER', startReps: 20, repScheme: '21-15-9', exercises: two }, 'Do 21, then 15, then 9 reps of each movement, as fast as you can.'],
    [{ type: 'TABATA', exercises: one }, 'Work for 20 seconds, rest for 10 seconds, 8 times: that is one cycle. Do 1 cycle, 4 minutes in total.'],
    [{ type: 'TABATA', tabataCycles: 4, exercises: two }, 'Work for 20 seconds, rest for 10 seconds, 8 times: that is one cycle. Do 4 cycles, 16 minutes in total.'],
    [{ type: 'FOR_TIME', exercises: two }, 'Do all the work in order, as fast as you can.'],
    [{ type: 'FOR_TIME', exercises: one }, 'Do all the work, as fast as you can.'],
    [{ type: 'FOR_TIME', timeCapMinutes: 1, exercises: two }, 'Do all the work in order, as fast as you can, within 1 minute.'],
    [{ type: 'FOR_TIME', timeCapMinutes: 25, exercises: two }, 'Do all the work in order, as fast as you can, within 25 minutes.'],
    [{ type: 'CHIPPER_EMOM', exercises: two }, 'Do all the work as fast as you can. At the start of every minute, stop for the interruption, then go on.'],
    [{ type: 'CHIPPER_EMOM', intervalMinutes: 2, exercises: two }, 'Do all the work as fast as you can. At the start of every 2 minutes, stop for the interruption, then go on.'],
  ])('%j', (wod, sentence) => {
    expect(formatSentence(wod)).toBe(sentence);
  });
});

describe('schemeLine', () => {
  it.each<[SchemeSubject, string]>([
    [{ type: 'EMOM' }, 'every minute'],
    [{ type: 'EMOM', intervalMinutes: 1, estimatedDuration: 30 }, 'every minute · 30 minutes'],
    [{ type: 'EMOM', intervalMinutes: 2, estimatedDuration: 1 }, 'every 2 minutes · 1 minute'],
    [{ type: 'AMRAP', timeCapMinutes: 20, estimatedDuration: 20 }, '20 minutes'],
    [{ type: 'AMRAP', timeCapMinutes: 1 }, '1 minute'],
    [{ type: 'AMRAP' }, 'as many rounds as possible'],
    [{ type: 'ROUNDS', rounds: 3, estimatedDuration: 13 }, '3 rounds'],
    [{ type: 'ROUNDS', rounds: 1 }, '1 round'],
    [{ type: 'ROUNDS' }, '1 round'],
    [{ type: 'LADDER', repScheme: ' 21 – 15 – 9 ' }, '21-15-9'],
    [{ type: 'LADDER', repScheme: '21-15-9 each side' }, '21-15-9 each side'],
    [{ type: 'LADDER', startReps: 5, repScheme: '21-15-9' }, '21-15-9'],
    [{ type: 'LADDER' }, '10-9-8-7-6-5-4-3-2-1'],
    [{ type: 'LADDER', startReps: 2 }, '2-1'],
    [{ type: 'LADDER', startReps: 10 }, '10-9-8-7-6-5-4-3-2-1'],
    [{ type: 'LADDER', startReps: 11 }, '11-10-9-…-1'],
    [{ type: 'LADDER', startReps: 50, repScheme: 'max' }, '50-49-48-…-1'],
    [{ type: 'TABATA', tabataCycles: 4 }, '4 × 8 × 20/10 s'],
    [{ type: 'TABATA' }, '1 × 8 × 20/10 s'],
    [{ type: 'FOR_TIME', estimatedDuration: 46 }, 'for time'],
    [{ type: 'FOR_TIME', timeCapMinutes: 1 }, 'for time · cap 1 minute'],
    [{ type: 'FOR_TIME', timeCapMinutes: 25 }, 'for time · cap 25 minutes'],
    [{ type: 'CHIPPER_EMOM' }, 'for time · interrupted every minute'],
    [{ type: 'CHIPPER_EMOM', intervalMinutes: 3 }, 'for time · interrupted every 3 minutes'],
  ])('%j', (wod, line) => {
    expect(schemeLine(wod)).toBe(line);
  });
});

describe('amountText', () => {
  it.each([
    [{}, ''],
    [{ reps: 100 }, '100'],
    [{ distance: 400 }, '400 m'],
    [{ duration: 20 }, '20 s'],
    [{ duration: 60 }, '60 s'],
    [{ duration: 61 }, '1:01'],
    [{ duration: 90 }, '1:30'],
    [{ duration: 300 }, '5:00'],
    [{ reps: 10, distance: 50 }, '10 × 50 m'],
    [{ reps: 7, duration: 300 }, '7 in 5:00'],
    [{ distance: 400, duration: 60 }, '400 m in 60 s'],
    [{ reps: 4, distance: 50, duration: 120 }, '4 × 50 m in 2:00'],
    [{ reps: 0, distance: Number.NaN, duration: 0 }, ''],
  ])('%j', (entry, text) => {
    expect(amountText(entry)).toBe(text);
  });
});

describe('loads', () => {
  it.each([[43, '43 kg'], [29.5, '29.5 kg'], [0.5, '0.5 kg'], [100, '100 kg'], [20.000000001, '20 kg']])('prints %d', (kg, text) => {
    expect(formatKg(kg)).toBe(text);
  });

  it.each([
    [{ weight: 43, womenWeight: 29.5 }, '43 / 29.5 kg', '43 kg, women 29.5 kg'],
    [{ weight: 43 }, '43 kg', '43 kg'],
    [{ womenWeight: 29.5 }, 'women 29.5 kg', 'women 29.5 kg'],
    [{ weight: 0 }, '', ''],
  ])('of %j is seen as %j and heard as %j', (entry, seen, heard) => {
    expect(loadPair(entry)).toEqual({ seen, heard });
  });

  it('keeps the women’s load apart', () => {
    expect(loadText({ weight: 43 })).toBe('43 kg');
    expect(womenLoadText({ womenWeight: 29.5 })).toBe('29.5 kg');
  });

  it('has none when there is no load', () => {
    expect([loadText({}), loadText({ weight: 0 }), womenLoadText({}), womenLoadText({ womenWeight: 0 })]).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('prescriptionLine', () => {
  const named = (name: string, fields: object = {}) => ({ ...fields, exercise: { name } });

  it('reads like a whiteboard', () => {
    expect(prescriptionLine({ type: 'LADDER', repScheme: '21-15-9', exercises: [named('Thruster', { weight: 43 }), named('Pull-up')] }))
      .toBe('21-15-9 · Thruster 43 kg · Pull-up');
    expect(prescriptionLine({ type: 'ROUNDS', rounds: 3, exercises: [named('Run', { distance: 400 }), named('Kettlebell Swing', { reps: 21, weight: 24 })] }))
      .toBe('3 rounds · 400 m Run · 21 Kettlebell Swing 24 kg');
    expect(prescriptionLine({ type: 'AMRAP', timeCapMinutes: 20, exercises: [] })).toBe('20 minutes');
  });

  it('shows how often a part is done', () => {
    const exercises = [
      named('Run', { distance: 1000, part: 1 }),
      named('Burpee', { reps: 8, part: 2, partRounds: 3 }),
      named('Push-up', { reps: 9, notes: 'strict', part: 2, partRounds: 3 }),
      named('Run', { distance: 1000, part: 3, partRounds: 1 }),
    ];
    expect(prescriptionLine({ type: 'FOR_TIME', exercises })).toBe('for time · 1000 m Run · 3 × (8 Burpee, 9 Push-up) · 1000 m Run');
  });
});
