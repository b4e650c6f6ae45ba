import { type FormatSubject, formatSentence } from './format.js';

const two = [{}, {}];
const one = [{}];

describe('formatSentence', () => {
  it.each<[FormatSubject, string]>([
    [{ type: 'EMOM', exercises: two }, 'At the start of every minute, do all movements, then rest until the next start.'],
    [{ type: 'EMOM', intervalMinutes: 1, exercises: one }, 'At the start of every minute, do the movement, then rest until the next start.'],
    [{ type: 'EMOM', intervalMinutes: 3, exercises: two }, 'At the start of every 3 minutes, do all movements, then rest until the next start.'],
    [
      { type: 'EMOM', exercises: [{ minute: 1 }, { minute: 2 }] },
      'At the start of every minute, do the movement of that minute, then rest until the next start.',
    ],
    [
      { type: 'EMOM', exercises: [{ minute: 1 }, { minute: 2 }, { minute: 2 }] },
      'At the start of every minute, do all movements of that minute, then rest until the next start.',
    ],
    [
      { type: 'EMOM', intervalMinutes: 2, exercises: [{ minute: 1 }, { minute: 2 }] },
      'At the start of every 2 minutes, do the movement of that interval, then rest until the next start.',
    ],
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
    [
      { type: 'LADDER', repScheme: '4-3-2-1', exercises: two },
      'Count down from 4 reps of each movement to 1, one rep fewer each time, as fast as you can.',
    ],
    [
      { type: 'LADDER', repScheme: '1-2-3-4-5', exercises: one },
      'Count up from 1 rep of the movement to 5, one rep more each time, as fast as you can.',
    ],
    [{ type: 'LADDER', exercises: two }, 'Count down from 10 reps of each movement to 1, one rep fewer each time, as fast as you can.'],
    [
      { type: 'LADDER', startReps: 20, repScheme: 'max', exercises: two },
      'Count down from 20 reps of each movement to 1, one rep fewer each time, as fast as you can.',
    ],
    [{ type: 'LADDER', startReps: 20, repScheme: '21-15-9', exercises: two }, 'Do 21, then 15, then 9 reps of each movement, as fast as you can.'],
    [
      { type: 'LADDER', repScheme: '6-4-2', exercises: [{}, { distance: 100 }] },
      'Do 6, then 4, then 2 reps of each movement without an amount of its own, as fast as you can.',
    ],
    [{ type: 'TABATA', exercises: one }, 'Work for 20 seconds, rest for 10 seconds, 8 times: that is one cycle. Do 1 cycle, 4 minutes in total.'],
    [
      { type: 'TABATA', tabataCycles: 4, exercises: two },
      'Work for 20 seconds, rest for 10 seconds, 8 times: that is one cycle. Do 4 cycles, 16 minutes in total.',
    ],
    [{ type: 'FOR_TIME', exercises: two }, 'Do all the work in order, as fast as you can.'],
    [{ type: 'FOR_TIME', exercises: one }, 'Do all the work, as fast as you can.'],
    [{ type: 'FOR_TIME', timeCapMinutes: 1, exercises: two }, 'Do all the work in order, as fast as you can, within 1 minute.'],
    [{ type: 'FOR_TIME', timeCapMinutes: 25, exercises: two }, 'Do all the work in order, as fast as you can, within 25 minutes.'],
    [
      { type: 'CHIPPER_EMOM', exercises: two },
      'Do all the work as fast as you can. At the start of every minute, stop for the interruption, then go on.',
    ],
    [
      { type: 'CHIPPER_EMOM', intervalMinutes: 2, exercises: two },
      'Do all the work as fast as you can. At the start of every 2 minutes, stop for the interruption, then go on.',
    ],
  ])('%j', (wod, sentence) => {
    expect(formatSentence(wod)).toBe(sentence);
  });

  it.each<[FormatSubject & { headline: string }, boolean]>([
    [{ type: 'AMRAP', timeCapMinutes: 19, headline: '5 × AMRAP 3, 1 min rest between', exercises: two }, false],
    [{ type: 'AMRAP', timeCapMinutes: 2, headline: 'AMRAP 20', exercises: two }, false],
    [{ type: 'AMRAP', timeCapMinutes: 20, headline: 'Partner, AMRAP 20, one full round each in turn', exercises: two }, true],
    [{ type: 'AMRAP', timeCapMinutes: 30, headline: 'AMRAP 30, then 5 min for a max deadlift', exercises: two }, false],
    [{ type: 'AMRAP', timeCapMinutes: 4, headline: 'AMRAP 4, 4 min more for every 3 rounds done in time', exercises: two }, false],
    [{ type: 'AMRAP', timeCapMinutes: 20, headline: ' ', exercises: two }, true],
    [{ type: 'LADDER', repScheme: '1-2-3-4', headline: 'Cleans 1 up to 4, push-ups 4 down to 1, for time', exercises: two }, false],
    [{ type: 'LADDER', repScheme: '21-15-9', headline: '21-15-9 for time, 15 min cap', exercises: two }, true],
    [{ type: 'ROUNDS', rounds: 5, headline: '5 rounds, each for time, 3 min rest between rounds', exercises: two }, true],
    [{ type: 'ROUNDS', rounds: 5, headline: '5 sets for load', exercises: two }, false],
    [{ type: 'EMOM', intervalMinutes: 3, headline: 'E3MOM 30, each round for time', exercises: two }, true],
    [{ type: 'EMOM', headline: 'EMOM: 1 rep in minute 1, add 1 each minute until you fail', exercises: one }, true],
    [{ type: 'EMOM', intervalMinutes: 3, headline: 'Every 3 min: 10 reps, 2 more each window', exercises: two }, false],
    [{ type: 'FOR_TIME', timeCapMinutes: 20, score: 'REPS', headline: 'For reps: 4 min, 4 more for every finished window', exercises: two }, false],
    [{ type: 'FOR_TIME', timeCapMinutes: 6, score: 'LOAD', headline: 'For load, 6 min', exercises: one }, true],
    [{ type: 'FOR_TIME', headline: 'For time: a deck of cards, one by one', exercises: two }, true],
    [{ type: 'TABATA', headline: 'Tabata, then rest', exercises: one }, true],
    [{ type: 'CHIPPER_EMOM', headline: 'For time, interrupted every minute, 20 min cap', exercises: two }, true],
  ])('says nothing that the headline contradicts: %j', (wod, isSaid) => {
    expect(formatSentence(wod) === undefined).toBe(!isSaid);
  });
});
