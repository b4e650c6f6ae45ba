/** A leap of the wall clock against the steady one between two readings that means the device has slept. */
const SLEPT_MS = 2000;

interface Clocks {
  /** milliseconds since 1970, which somebody may set */
  wall: () => number;
  /** milliseconds since an arbitrary moment; nobody can set it, and it may stop while the device sleeps */
  steady: () => number;
}

const ofBrowser: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** Reads the time in whole milliseconds since 1970: it runs with the steady clock, and catches up after the device has slept. */
export function steadyTime({ wall, steady }: Clocks = ofBrowser): () => number {
  let ahead = wall() - steady();
  return () => {
    const leap = wall() - steady() - ahead;
    if (leap > SLEPT_MS) ahead += leap;
    return Math.round(steady() + ahead);
  };
}
