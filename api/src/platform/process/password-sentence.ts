/** Printed on the console once, about the first admin's account. */
export const passwordSentence = (username: string, password: string): string =>
  `The admin's account was made. Its password is shown only now: ${username} / ${password}`;
