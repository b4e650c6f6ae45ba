/** What the console says of the first admin's account, once. */
export const passwordSentence = (username: string, password: string): string =>
  `The admin's account was made. Its password is shown only now: ${username} / ${password}`;
