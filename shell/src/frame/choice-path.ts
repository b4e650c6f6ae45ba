/** Where forms send how a reader wants to see boards. */
export const CHOICE_PATH = '/board-choice';
