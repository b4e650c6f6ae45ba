import type { Equipment } from '@wod/domain';

/** One line for each piece of equipment: what it is and what it is good for. */
export const EQUIPMENT_DESCRIPTION: Readonly<Record<Equipment, string>> = {
  BODYWEIGHT: 'No kit at all: run, jump, squat, push up. Works in a park or a hotel room.',
  KETTLEBELL: 'A cast-iron ball with a handle, swung, carried and pressed; one bell trains the whole body.',
  BARBELL: 'The long bar with plates on both ends, for the heavy basics: squat, deadlift, clean, snatch and press.',
  BAND: 'An elastic loop that adds tension or takes weight off, to warm up shoulders or to help with pull-ups.',
  MEDICINE_BALL: 'A soft, heavy ball to throw at a wall target, slam on the floor or clean to the shoulders.',
  DUMBBELL: 'A short weight for one hand, so each side works for itself and the shoulders move freely.',
  DIP_BAR: 'Two parallel bars at waist to chest height for dips and support holds.',
  PULL_UP_BAR: 'A bar to hang from: pull-ups, toes-to-bar, muscle-ups and plain hanging for grip.',
  JUMP_ROPE: 'A thin, fast rope for single-unders and double-unders; conditioning that fits in a pocket.',
  ROPE: 'A thick rope hung from the ceiling, climbed with the legs or, when strong enough, without.',
  SAND_BAG: 'A bag of sand that shifts as you lift it, for carries and for throwing over the shoulder.',
  STAIRS: 'Any flight of stairs or stadium steps, to run or climb with or without a load.',
  BOX: 'A sturdy box, usually 50 or 60 cm high, to jump on, step up to or step over.',
  ROWER: 'A rowing machine that counts meters and calories: legs, back and lungs with no impact.',
  ASSAULT_BIKE: 'A bike with moving handles and a fan: the harder you push, the harder it pushes back.',
  SKI_ERG: 'A standing machine with two handles pulled down as in cross-country skiing: back, trunk and lungs.',
  RINGS: 'Two rings on straps for rows, dips and muscle-ups; they swing, so every rep needs control.',
  GHD: 'The glute-ham developer: a bench that holds the feet, for sit-ups and back extensions over a long range.',
  SLED: 'A frame loaded with plates, pushed or dragged over the floor; heavy legs, little soreness.',
  AB_MAT: 'A curved pad under the lower back that gives sit-ups their full range.',
};
