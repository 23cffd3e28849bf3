import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openSync } from 'fontkit';
import { expect, test } from 'vitest';
import { LANGUAGES, WORDS } from '../../../shared/words/words.ts';

const RENDERER = path.resolve(import.meta.dirname, '../../../renderer');
const packages = createRequire(import.meta.url);
/** As in `@fontsource/cinzel/latin-ext-500.css`. */
const SHEET = /@fontsource\/([a-z0-9-]+)\/(latin|latin-ext)-(\d00)\.css/g;

/** By family and weight: the characters that the imported files have. */
function charactersOf(sheet: string): Map<string, Set<number>> {
  const faces = new Map<string, Set<number>>();
  for (const [, family, part, weight] of readFileSync(path.join(RENDERER, sheet), 'utf8').matchAll(SHEET)) {
    const file = packages.resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`);
    const font = openSync(file);
    if (!('characterSet' in font)) throw new Error(`${file} holds several fonts`);
    const face = `${family} ${weight}`;
    faces.set(face, new Set([...(faces.get(face) ?? []), ...font.characterSet]));
  }
  return faces;
}

/** Every letter, figure and punctuation mark of a language; symbols come from wherever the computer has them. */
const written = (words: object): ReadonlySet<string> =>
  new Set([...JSON.stringify(words)].filter((character) => /[\p{L}\p{M}\p{N}\p{P}\u00a0]/u.test(character)));

test.each(['app/all.css', 'cards/fonts.ts'])('every font of %s has the letters of every language', (sheet) => {
  const faces = charactersOf(sheet);
  expect(faces.size).toBeGreaterThanOrEqual(3);
  const missing = [...faces].flatMap(([face, characters]) =>
    LANGUAGES.map((language) => {
      const { messages, titles } = WORDS[language];
      const lacking = [...written({ messages, titles })].filter(
        (letter) => !characters.has(letter.codePointAt(0) ?? 0),
      );
      return `${face} ${language}: ${lacking.join('')}`;
    }),
  );
  expect(missing.filter((line) => !line.endsWith(': '))).toEqual([]);
});
