/** What came of one check. */
export interface Finding {
  readonly state: 'passed' | 'failed' | 'unchecked';
  /** What was looked at, in plain words. */
  readonly what: string;
  /** What was seen, why it failed, or why it cannot be looked at here. */
  readonly detail: string;
}

/** Thrown by a check that cannot be made here, which is no failure and no success either. */
export class NotHere extends Error {}

const MARKS = { passed: 'ok', failed: 'FAILED', unchecked: 'not checked here' } as const;

/** The line that is printed for a check. */
export const lineOf = ({ state, what, detail }: Finding): string =>
  `${MARKS[state]}: ${what}${detail === '' ? '' : ` (${detail.replaceAll(/\s*\n\s*/g, ' / ')})`}`;

/** Collects what the checks find, and tells it as it comes. */
export class Findings {
  readonly all: Finding[] = [];
  private readonly tell: (line: string) => void;

  constructor(tell: (line: string) => void) {
    this.tell = tell;
  }

  /**
   * Makes a check. @param look resolves to what was seen, in a few words or none; rejects with what is wrong, or with
   * `NotHere`. @returns whether what comes after it makes sense: not after a failure
   */
  async check(what: string, look: () => Promise<string | undefined>): Promise<boolean> {
    const finding = await look().then(
      (detail = ''): Finding => ({ state: 'passed', what, detail }),
      (error: Error): Finding => ({
        state: error instanceof NotHere ? 'unchecked' : 'failed',
        what,
        detail: error.message,
      }),
    );
    this.all.push(finding);
    this.tell(lineOf(finding));
    return finding.state !== 'failed';
  }

  /** Whether nothing has failed. What was not checked is no failure, but something must have been. */
  get isWell(): boolean {
    return this.all.some(({ state }) => state === 'passed') && this.all.every(({ state }) => state !== 'failed');
  }

  /** The last line. */
  get summary(): string {
    const count = (state: Finding['state']) => this.all.filter((finding) => finding.state === state).length;
    return `${count('passed')} checks passed, ${count('failed')} failed, ${count('unchecked')} not made here`;
  }
}
