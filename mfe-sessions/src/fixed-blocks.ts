/** The titles and texts of the two blocks any class may have (spec 2). */
export const FIXED_BLOCKS = {
  warmUp: { title: 'Warm-up / Mobility', text: 'Dynamic stretching, joint mobilization, and movement preparation.' },
  coolDown: { title: 'Cool-down / Stretch', text: 'Static stretching, foam rolling, and recovery breathing.' },
} as const;
