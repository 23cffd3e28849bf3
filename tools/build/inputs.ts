import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What a build was made of, as the bundler saw it: nobody has to know beforehand who imports what. */
export interface SeenInputs {
  readonly plugin: Plugin;
  /** Files and folders, seen from the root, so that a copy of everything knows them too; for when the build is done. */
  list(): readonly string[];
}

const isOwn = (file: string, root: string) =>
  path.isAbsolute(file) && !path.relative(root, file).startsWith('..') && !file.includes('/node_modules/');

/** A file, and its folder too: what lies beside it may be taken in without being a module, as styles are by styles. */
const withFolder = (file: string, root: string): readonly string[] =>
  path.dirname(file) === root ? [file] : [file, path.dirname(file)];

/**
 * Watches one build.
 * @param root the folder of `package.json`: what lies outside, and what the lock file answers for, is no input
 */
export function watchInputs(root: string): SeenInputs {
  const seen = new Set<string>();
  let base = root;
  const plugin: Plugin = {
    name: 'hadara:inputs',
    configResolved: (config) => {
      base = config.root;
    },
    generateBundle(_options, bundle) {
      for (const id of this.getModuleIds()) seen.add(id.replace(/[?#].*$/s, ''));
      for (const file of Object.values(bundle))
        if (file.type === 'asset') for (const name of file.originalFileNames) seen.add(path.resolve(base, name));
    },
  };
  const list = () => {
    const own = [...seen].filter((file) => isOwn(file, root)).flatMap((file) => withFolder(file, root));
    return [...new Set(own.map((place) => path.relative(root, place)))].sort();
  };
  return { plugin, list };
}

/** Writes down what a build was made of. */
export function noteInputs(note: string, inputs: readonly string[]): void {
  mkdirSync(path.dirname(note), { recursive: true });
  writeFileSync(note, `${JSON.stringify(inputs, null, 1)}\n`);
}

/** What the last build was made of; `null` when nothing readable tells. */
export function notedInputs(note: string): readonly string[] | null {
  try {
    const inputs: unknown = JSON.parse(readFileSync(note, 'utf8'));
    return Array.isArray(inputs) && inputs.every((input) => typeof input === 'string') ? inputs : null;
  } catch {
    return null;
  }
}
