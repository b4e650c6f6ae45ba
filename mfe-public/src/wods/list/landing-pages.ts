import { type Equipment, type WodCategory, type WodType } from '@wod/domain';
import { filtersOf, type WodListQuery } from '../../wod-list-query';

const TYPES: Readonly<Record<WodType, string>> = {
  EMOM: 'Every minute on the minute: do the work, rest for what is left of it. The clock sets the pace, so these are good for practising a skill and for training alone.',
  AMRAP: 'As many rounds as possible before the time is up. The end is fixed and the score is yours, so everybody in the room finishes together.',
  ROUNDS: 'A fixed number of rounds, usually for time. Break the work up before you have to, and keep the last round as fast as the first.',
  LADDER:
    'The reps go up or down from set to set, as in 21-15-9. Descending ones get faster towards the end, ascending ones ask for patience at the start.',
  TABATA: 'Twenty seconds of work, ten of rest, eight times over: four minutes for each movement. Count the reps of the weakest interval.',
  FOR_TIME: 'The work is fixed and the clock counts up. Choose a load that lets you keep moving; a cap says when to stop.',
  CHIPPER_EMOM: 'A long list to chip away at, interrupted at the start of every minute. Leave yourself enough seconds to make progress.',
};

const CATEGORIES: Readonly<Record<WodCategory, string>> = {
  HERO: 'Named in honour of soldiers, police officers and firefighters who gave their lives. They are long and heavy on purpose; every one can be scaled.',
  BENCHMARK: 'Fran, Cindy, Helen and their like: the same test each time, so that you can see in half a year what training has changed.',
  CUSTOM: 'Workouts beyond the famous names, for every day: short and long, with little kit and with much.',
};

const EQUIPMENT_TEXTS: Readonly<Record<Exclude<Equipment, 'BODYWEIGHT'>, string>> = {
  KETTLEBELL: 'Swings, snatches, goblet squats and carries. One bell and two square metres are enough for most of these.',
  BARBELL: 'Deadlifts, cleans, thrusters and presses. Loads are given for men and women, in kilograms and pounds, and can be scaled.',
  BAND: 'A band assists pull-ups and dips, warms up shoulders and replaces weights where there are none.',
  MEDICINE_BALL: 'Wall balls above all: a squat and a throw in one. You need a ball, a wall and a target.',
  DUMBBELL: 'Snatches, thrusters and lunges with one or two dumbbells, the kit that most garages and hotel gyms have.',
  DIP_BAR: 'Dips and supports between two bars. Rings or a sturdy pair of boxes can take their place.',
  PULL_UP_BAR: 'Pull-ups, toes-to-bar and muscle-ups. No pull-up yet? Ring rows or a band keep the same workout going.',
  JUMP_ROPE:
    'Single-unders and double-unders: the lightest conditioning tool there is. Whoever can’t do doubles takes two or three singles for each.',
  ROPE: 'Rope climbs, with legs or without. Lying-to-standing pulls are the usual way to scale them.',
  SAND_BAG: 'Cleans, carries and lunges with a load that shifts. Awkward on purpose, and kind to the floor.',
  STAIRS: 'Runs and carries up and down, in a stadium, at the office or at home.',
  BOX: 'Box jumps, step-ups and jump-overs. Step instead of jumping whenever the landings get heavy.',
  ROWER: 'Metres or calories between other movements, or the whole workout on the machine.',
  ASSAULT_BIKE: 'Arms and legs against a fan: the harder you push, the harder it gets. Calories count, so pace the first minute.',
  SKI_ERG: 'The machine for the upper body: long pulls from above the head, in metres or calories.',
  RINGS: 'Ring dips, rows and muscle-ups. They hang from any bar and make every push-up harder.',
  GHD: 'Sit-ups and hip extensions on the glute-ham developer. Begin with few reps: the soreness comes a day later.',
  SLED: 'Pushes and drags over a distance: hard work that leaves no soreness from lowering a load.',
  AB_MAT: 'Sit-ups with a support under the lower back, for a full range of motion.',
};

const MINUTES = {
  10: 'Done within ten minutes, warm-up not counted: for a lunch break, or after strength work.',
  20: 'Up to twenty minutes, the length of a usual class workout. With the warm-up you are through in half an hour.',
  30: 'Half an hour at most. Long enough for a chipper or a partner workout, short enough for a weekday.',
  45: 'Up to three quarters of an hour, so most of the long Hero workouts are among them, too.',
} as const;

const NO_KIT = 'Nothing to buy, carry or set up: these can be done in a park, a hotel room or the living room. Every movement uses your own weight.';

/** The lists that people search for: each is a page of its own, with a sentence that no other has. */
export const LANDING_PAGES: readonly { query: WodListQuery; text: string }[] = [
  ...entries(TYPES).map(([type, text]) => ({ query: { type }, text })),
  ...entries(CATEGORIES).map(([category, text]) => ({ query: { category }, text })),
  ...entries(EQUIPMENT_TEXTS).map(([equipment, text]) => ({ query: { equipment }, text })),
  ...entries(MINUTES).map(([minutes, text]) => ({ query: { maxMinutes: Number(minutes) }, text })),
  { query: { kit: ['BODYWEIGHT'] }, text: NO_KIT },
];

/** The sentence of a list that is one of these pages, whatever page of it is shown; undefined for others. */
export function landingText({ page: _, ...query }: WodListQuery): string | undefined {
  const [filter, ...more] = filtersOf(query);
  if (filter === undefined || more.length > 0 || query.sort !== undefined || query.draw !== undefined) return undefined;
  return LANDING_PAGES.find((landing) => String(landing.query[filter]) === String(query[filter]))?.text;
}

function entries<Key extends string | number>(texts: Readonly<Record<Key, string>>) {
  return Object.entries(texts) as [Key, string][];
}
