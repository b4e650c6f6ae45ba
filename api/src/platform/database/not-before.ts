/** The later of two moments: a clock that was set back makes nothing older than what it follows. */
export const notBefore = (moment: Date, earliest: Date): Date => (moment < earliest ? earliest : moment);
