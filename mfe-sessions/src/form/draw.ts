const MAX_DRAW = 9999;

/** A random draw number, short enough to be read out. */
export const randomDraw = () => 1 + Math.floor(Math.random() * MAX_DRAW);
