/** Where forms send the reader's choice for boards. */
export const CHOICE_PATH = '/board-choice';
