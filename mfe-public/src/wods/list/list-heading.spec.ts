import { parseWodListQuery } from '../../wod-list-query';
import { listHeading } from './list-heading';

const movements = [
  { id: 'pull-up', name: 'Pull-up' },
  { id: 'run', name: 'Run' },
  { id: 'burpee', name: 'Burpee' },
];

test.each([
  ['', 'All Workouts'],
  ['sort=shortest&page=3&draw=7', 'All Workouts'],
  ['type=AMRAP', 'AMRAP workouts'],
  ['type=FOR_TIME', 'For Time workouts'],
  ['category=HERO', 'Hero workouts'],
  ['category=HERO&type=AMRAP', 'Hero AMRAP workouts'],
  ['kit=KETTLEBELL,JUMP_ROPE&maxMinutes=20', 'Kettlebell and jump rope workouts up to 20 minutes'],
  ['kit=KETTLEBELL&type=EMOM', 'Kettlebell EMOM workouts'],
  ['kit=GHD', 'GHD workouts'],
  ['kit=BOX,KETTLEBELL,ROWER', 'Kettlebell, box and rower workouts'],
  ['kit=BOX,KETTLEBELL,ROWER,GHD', 'Workouts with 4 pieces of kit'],
  ['kit=BODYWEIGHT', 'Workouts without equipment'],
  ['kit=BODYWEIGHT&maxMinutes=10', 'Workouts without equipment up to 10 minutes'],
  ['equipment=KETTLEBELL', 'Workouts with a kettlebell'],
  ['equipment=RINGS&type=LADDER', 'Ladder workouts with rings'],
  ['equipment=BODYWEIGHT', 'Workouts with bodyweight movements'],
  ['maxMinutes=1', 'Workouts up to 1 minute'],
  ['exercise=pull-up&not=run', 'Workouts with pull-ups, without runs'],
  ['exercise=pull-up,burpee&equipment=BOX', 'Workouts with a box, pull-ups and burpees'],
  ['not=run,burpee&kit=BODYWEIGHT', 'Workouts without equipment, runs or burpees'],
  ['exercise=unknown', 'All Workouts'],
  ['search=murph', '“murph”'],
  ['search=row&type=AMRAP', '“row” in AMRAP workouts'],
  ['search=row&kit=BOX', '“row” in box workouts'],
  ['search=row&category=HERO&maxMinutes=45', '“row” in Hero workouts up to 45 minutes'],
])('%s: %s', (address, heading) => {
  expect(listHeading(parseWodListQuery(new URLSearchParams(address)), movements)).toBe(heading);
});
