/** What all spellings of one username share. */
export const usernameKey = (username: string): string => username.trim().normalize().toLowerCase();
