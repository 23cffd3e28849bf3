/** How the line of a decision is called in the opened books: others lead there. */
export const decisionLineId = (position: number): string => `book-${position}`;
