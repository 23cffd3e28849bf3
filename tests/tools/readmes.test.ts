import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folders that are made, and hidden ones: nothing of the repository's own lies there. */
const isMade = (name: string): boolean =>
  name.startsWith('.') || ['node_modules', 'out', 'dist', 'test-results'].includes(name);

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return isMade(entry.name) ? [] : filesIn(name);
    return [name];
  });

const FILES = filesIn('.');
const PAGES = FILES.filter((file) => file.endsWith('.md'));

/** Every way of naming a file or a folder from somewhere above it: `a/b/c.ts`, `b/c.ts`, `c.ts`, `a/b`, `b`, `a`. */
const NAMES = new Set(
  FILES.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, from) =>
      parts.slice(from).map((__, length) => parts.slice(from, from + length + 1).join('/')),
    );
  }),
);

/** Sources, and folders, that a page names in code type. Names with blanks, stars or placeholders are no names of files. */
const sourcesNamedIn = (page: string): string[] =>
  [...page.matchAll(/`(?:\.{1,2}\/)*([\w./-]+(?:\.(?:tsx?|css|svg|wat|cjs)|\/))`/g)].map(([, name]) =>
    (name as string).replace(/\/$/, ''),
  );

/** What is made by a command, kept by a player, or an example. */
const ELSEWHERE = ['out', 'out/inputs', 'dist', 'trash', 'shared/words/pl/index.ts'];

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (page: string): string[] =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    (heading as string)
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

describe.each(PAGES)('%s', (file) => {
  const page = read(file);

  it('names only sources and folders that there are', () => {
    expect(sourcesNamedIn(page).filter((name) => !NAMES.has(name) && !ELSEWHERE.includes(name))).toEqual([]);
  });

  it('links only to files and headings that there are', () => {
    const targets = [...page.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target as string);
    const dead = targets.filter((target) => {
      if (/^[a-z]+:/.test(target)) return false;
      const [name = '', anchor] = target.split('#');
      const linked = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
      if (!existsSync(path.join(ROOT, linked))) return true;
      return anchor !== undefined && !anchorsOf(read(linked)).includes(anchor);
    });
    expect(dead).toEqual([]);
  });
});
