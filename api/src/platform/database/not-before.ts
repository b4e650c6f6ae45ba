/** The later of two moments: nothing gets older than what it follows, even if the clock was set back. */
export const notBefore = (moment: Date, earliest: Date): Date => (moment < earliest ? earliest : moment);
