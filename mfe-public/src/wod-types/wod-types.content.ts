import type { BoardSubject, WodType } from '@wod/domain';

export interface TypeGuide {
  /** What the type is, in one or two sentences. */
  description: string;
  howItWorks: string;
  /** A complete prescription, and what to aim for. */
  example: { wod: BoardSubject; aim: string };
  benefits: readonly string[];
  whenToUse: string;
}

const movement = (name: string, fields: Omit<BoardSubject['exercises'][number], 'exercise'> = {}) => ({ ...fields, exercise: { name } });

/** The guide to the seven types. */
export const TYPE_GUIDE: Readonly<Record<WodType, TypeGuide>> = {
  EMOM: {
    description: 'Every minute on the minute. The clock sets the pace: the same work starts again at the top of every minute.',
    howItWorks:
      'Start the prescribed reps when the minute starts. What is left of the minute is your rest. Some EMOMs use a longer interval, such as every two minutes, to make room for more work or more weight.',
    example: {
      wod: {
        type: 'EMOM',
        estimatedDuration: 12,
        exercises: [movement('Power Clean', { reps: 3, weight: 61, womenWeight: 43 }), movement('Push-up', { reps: 6 })],
      },
      aim: 'Finish each round in 30 to 40 seconds. If fewer than 15 seconds of rest are left by minute four, cut reps, not rest.',
    },
    benefits: ['Even pacing: nobody can start too fast', 'Built-in rest keeps technique clean', 'The finish time is known before you start'],
    whenToUse: 'For practicing a lift or a skill under light fatigue, and whenever the class has to end on time.',
  },
  AMRAP: {
    description: 'As many rounds as possible, or as many reps as possible, in a fixed time. The time is given; the work is up to you.',
    howItWorks:
      'Repeat the list from top to bottom until the time is up. The score is the full rounds plus the reps of the round you did not finish, written as 6 + 12.',
    example: {
      wod: {
        type: 'AMRAP',
        timeCapMinutes: 12,
        exercises: [
          movement('Run', { distance: 200 }),
          movement('Dumbbell Snatch', { reps: 10, weight: 22.5, womenWeight: 16 }),
          movement('Box Jump', { reps: 8 }),
        ],
      },
      aim: 'Start with a round that you can repeat: the last one should take about as long as the second.',
    },
    benefits: [
      'Everyone trains for the same time, whatever their level',
      'Teaches you to find a pace and hold it',
      'Easy to compare: repeat it in three months and count again',
    ],
    whenToUse: 'For mixed groups, for a fixed slot in the day, and for testing endurance without a finish line.',
  },
  ROUNDS: {
    description: 'A fixed number of rounds of the same list, usually against the clock.',
    howItWorks:
      'Do the whole list, then start again until all rounds are done. The score is the total time. Some of these WODs prescribe a rest between rounds and score every round for itself.',
    example: {
      wod: {
        type: 'ROUNDS',
        rounds: 4,
        exercises: [
          movement('Run', { distance: 400 }),
          movement('Kettlebell Swing', { reps: 15, weight: 24, womenWeight: 16 }),
          movement('Pull-up', { reps: 10 }),
        ],
      },
      aim: 'Keep all four rounds within 20 seconds of each other. The last one may be the fastest.',
    },
    benefits: [
      'Clear chunks make long work manageable',
      'Round times show at once whether the pace was right',
      'Simple to scale: take away a round, keep the rest',
    ],
    whenToUse: 'For steady conditioning, and when you want to learn how you pace yourself.',
  },
  LADDER: {
    description: 'The reps change from set to set. Most ladders count down, so the sets get shorter as you get tired.',
    howItWorks:
      'Do every movement for the first number of the scheme, then for the second, and so on. 21-15-9 means 21 reps of each, then 15, then 9. A ladder without a scheme counts down one rep at a time, from 10 to 1 unless another start is given.',
    example: {
      wod: {
        type: 'LADDER',
        repScheme: '10-8-6-4-2',
        exercises: [movement('Deadlift', { weight: 102, womenWeight: 70.5 }), movement('Burpee over the Bar')],
      },
      aim: 'Break the big sets early and on purpose; go without a break from the 6 down.',
    },
    benefits: [
      'A lot of work early, a fast finish late',
      'Falling numbers make it easy to keep going',
      'Couplets with nowhere to hide: short and intense',
    ],
    whenToUse: 'For short, hard efforts of two or three movements that do not tire the same muscles.',
  },
  TABATA: {
    description: '20 seconds of work, 10 seconds of rest, eight times over. One cycle takes exactly 4 minutes.',
    howItWorks:
      'Work as hard as you can repeat for 20 seconds, rest for 10, and do that eight times. Several cycles follow each other, often with a new movement in each. The score is the total of reps, or the lowest count of any interval.',
    example: {
      wod: {
        type: 'TABATA',
        tabataCycles: 2,
        exercises: [movement('Row'), movement('Air Squat')],
      },
      aim: 'One cycle of each, 8 minutes in all. The eighth interval should be no more than two reps below the first.',
    },
    benefits: ['A complete conditioning piece in four minutes', 'High intensity with simple movements', 'Needs almost no space, and often no kit'],
    whenToUse: 'As a finisher, on a day with no time, and with movements that stay safe when you are out of breath.',
  },
  FOR_TIME: {
    description: 'A fixed list of work, done once from start to end, as fast as good form allows.',
    howItWorks:
      'Start the clock, do all reps in the given order, stop the clock. The score is the time. Where a time cap is given, stop there and score the reps you have done. A long list of different movements is also called a chipper.',
    example: {
      wod: {
        type: 'FOR_TIME',
        timeCapMinutes: 20,
        exercises: [
          movement('Row', { distance: 1000 }),
          movement('Wall-ball Shot', { reps: 50, weight: 9, womenWeight: 6 }),
          movement('Toes-to-bar', { reps: 30 }),
          movement('Run', { distance: 800 }),
        ],
      },
      aim: 'Row at a pace at which you can talk, then break the wall balls into sets of 10 to 15 before you have to.',
    },
    benefits: ['One honest number to beat next time', 'Trains planning as much as fitness', 'Fits everything from 3 minutes to an hour'],
    whenToUse: 'For benchmarks and tests, and when you want to race yourself or others.',
  },
  CHIPPER_EMOM: {
    description: 'A large block of work for time, interrupted at the start of every interval by a small task.',
    howItWorks:
      'When an interval starts, do the interruption first. Use the rest of the interval to chip away at the main work. Repeat until the main work is done; the score is the time it took.',
    example: {
      wod: {
        type: 'CHIPPER_EMOM',
        intervalMinutes: 1,
        exercises: [movement('Wall-ball Shot', { reps: 80, weight: 9, womenWeight: 6 }), movement('Burpee', { reps: 4, isEmomInterruption: true })],
      },
      aim: 'Plan 10 to 12 wall balls for each minute. If the burpees take more than 25 seconds, do three.',
    },
    benefits: [
      'Forces you to work with a plan for every minute',
      'Practices getting back to work after every break',
      'Turns a simple movement into a real test',
    ],
    whenToUse: 'For experienced athletes who can keep moving under pressure. Scale the interruption first, not the clock.',
  },
};
