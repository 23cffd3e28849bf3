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
}

/** Checks a share of some files. */
export function check({ files, contents, engine, share }: Task): CheckedFile[] {
  for (const content of contents) loadContent(content);
  return files.map((file) => checkFile(file, engine, share));
}
