/** How the line of a decision is called in the opened books: others lead there. */
export const bookLineId = (position: number): string => `book-${position}`;
