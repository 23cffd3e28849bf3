/** Returns an epoch as it is printed: I, II or III. `epoch`: 1 … 3. */
export const numeral = (epoch: number): string => 'I'.repeat(epoch);
