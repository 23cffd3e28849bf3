import type { Engine } from '../../shared/session/fairness/proof.ts';
import { loadContent } from '../simulate/contentFile.ts';
import { type CheckedFile, checkFile, type Share } from './verify.ts';

/** What a process has to check. */
export interface Task {
  readonly files: readonly string[];
  /** Content files that games of these files are played with. */
  readonly contents: readonly string[];
  readonly engine: Engine;
  readonly share: Share;
  /** How long decisions are repeated; left out: until all are. */
  readonly seconds?: number | undefined;
}

/** Checks a share of some files. */
export function check({ files, contents, engine, share, seconds }: Task): CheckedFile[] {
  const end = seconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + seconds * 1000;
  for (const content of contents) loadContent(content);
  return files.map((file) => checkFile(file, engine, share, () => performance.now() >= end));
}
