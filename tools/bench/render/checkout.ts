import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PAGES = path.join('tools', 'bench', 'render', 'page');

export interface CheckOut {
  readonly root: string;
  /** Takes it away again. */
  remove(): void;
}

const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/**
 * Lays out the program as it was at a git ref, in a folder of its own: with the packages of today, and the bench's own
 * pages of today. Returns the reason (a sentence) where that cannot be done.
 */
export function checkOut(ref: string): CheckOut | string {
  const named = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (named.error !== undefined) return 'git is not there';
  if (named.status !== 0) return `this repository has no commit ${ref}`;
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-bench-')), 'then');
  const remove = () => {
    git('worktree', 'remove', '--force', root);
    rmSync(path.dirname(root), { recursive: true, force: true });
  };
  const added = git('worktree', 'add', '--detach', '--force', root, named.stdout.trim());
  if (added.status !== 0) {
    remove();
    return `git does not lay ${ref} out: ${added.stderr.trim()}`;
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  cpSync(path.join(ROOT, PAGES), path.join(root, PAGES), { recursive: true });
  return { root, remove };
}
