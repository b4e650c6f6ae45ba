/** The same for all spellings of one username. */
export const usernameKey = (username: string): string => username.trim().normalize().toLowerCase();
