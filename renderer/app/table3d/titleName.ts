/** The name of the made-up game behind the title: no game has it. */
export const TITLE_GAME = 'title';
