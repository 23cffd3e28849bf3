/** A fault that was planted, and what became of it. */
export interface Planted {
  /** From the root of the repository. */
  readonly file: string;
  readonly line: number;
  /** What stood there, and what stands there instead. */
  readonly code: string;
  readonly replacement: string;
  readonly status: string;
  /** How many tests ran with it. */
  readonly tests: number;
}

/** A fault that nobody can meet, and why. */
export interface Equal {
  readonly file: string;
  readonly code: string;
  readonly replacement: string;
  readonly why: string;
}

/** What a run has shown. */
export interface Verdict {
  readonly killed: number;
  /** How many could be seen at all. */
  readonly counted: number;
  /** In percent. */
  readonly score: number;
  readonly survivors: readonly Planted[];
  /** What is named as equal, although a test has seen it or nothing like it was planted in its file. */
  readonly outdated: readonly Equal[];
}

const isSame = (planted: Planted, { file, code, replacement }: Equal): boolean =>
  planted.file === file && planted.code === code && planted.replacement === replacement;

/** Judges a run. Throws where a fault was not tried: a runner that runs nothing would let every fault live. */
export function judge(planted: readonly Planted[], equals: readonly Equal[]): Verdict {
  const untried = planted.filter(({ status, tests }) => status === 'Survived' && tests === 0);
  if (untried.length > 0) throw new Error(`${untried.length} faults were planted, but no test was run with them`);
  const killed = planted.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const unseen = planted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const survivors = unseen.filter((one) => !equals.some((equal) => isSame(one, equal)));
  const counted = killed + survivors.length;
  const files = new Set(planted.map(({ file }) => file));
  return {
    killed,
    counted,
    score: counted === 0 ? 100 : (100 * killed) / counted,
    survivors,
    outdated: equals.filter((equal) => files.has(equal.file) && !unseen.some((one) => isSame(one, equal))),
  };
}
