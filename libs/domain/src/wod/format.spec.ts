import { type FormatSubject, formatSentence } from './format.js';

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
