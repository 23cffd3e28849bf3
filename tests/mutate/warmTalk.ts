/** What the process of the tests and the thread that keeps them loaded say to each other. */
export const CHANNEL = 'mutate';

/** Asks for tests, quickest files first, with a fault or without. */
export interface Question {
  readonly fault?: string | undefined;
  /** A fault that is reached oftener makes an endless loop. */
  readonly hitLimit?: number | undefined;
  readonly files: readonly { readonly file: string; readonly names: readonly string[] }[];
}

/** What came of it. `unsure`: not each time. `spoilt`: an earlier fault has left something behind. */
export interface Answer {
  readonly verdict: 'killed' | 'endless' | 'survived' | 'unsure' | 'spoilt';
  readonly killedBy?: string;
  readonly message?: string;
  /** How many tests ran. */
  readonly ran: number;
  /** How often the fault was reached. */
  readonly reached: number;
}
