/** The id of a decision's line in the decision log: other views link to it. */
export const decisionLineId = (position: number): string => `book-${position}`;
