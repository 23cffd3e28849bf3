import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { WORDS } from '../../../../shared/words/words.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** Everything that may say a word, and not the words themselves. */
const source = ['main', 'renderer', 'shared', 'tools/start']
  .flatMap((room) =>
    readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' }).map((name) => path.join(room, name)),
  )
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(path.join('shared', 'words')))
  .map((name) => readFileSync(path.join(ROOT, name), 'utf8'))
  .join('\n');

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Keys that are put together while the program runs, as `step.${step}` or `${region}.fold`: a pattern for each. */
const composed = [...source.matchAll(/`((?:\$\{[^`{}]*\}|\w)(?:\$\{[^`{}]*\}|[\w.])*)`/g)]
  .map(([, key]) => key ?? '')
  .filter((key) => /\$\{/.test(key) && /\w\.|\.\w/.test(key.replace(/\$\{[^}]*\}/g, '')))
  .map(
    (key) =>
      new RegExp(
        `^${key
          .split(/\$\{[^}]*\}/)
          .map(literally)
          .join('[A-Za-z0-9-]+')}$`,
      ),
  );

const written = new Set([...source.matchAll(/(?:'|words\.)([\w.]+)\b/g)].map(([, key]) => key));

it('no message of the page lies about unused', () => {
  expect(composed.length).toBeGreaterThan(40);
  const unused = Object.keys(WORDS.en.messages).filter(
    (key) => !written.has(key) && !composed.some((pattern) => pattern.test(key)),
  );
  expect(unused).toEqual([]);
});

it.each(['menu', 'start', 'contentFile'] as const)('no word of %s lies about unused', (part) => {
  const unused = Object.keys(WORDS.en[part]).filter((key) => !new RegExp(`\\b${key}\\b`).test(source));
  expect(unused).toEqual([]);
});
