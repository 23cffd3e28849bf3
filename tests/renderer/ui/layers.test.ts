import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const RENDERER = path.resolve(import.meta.dirname, '../../../renderer');
const MAP = path.join(RENDERER, 'ui/layers.css');

const sources = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => path.join(RENDERER, name));

test('what lies over what is told in one place', () => {
  const layers = [...readFileSync(MAP, 'utf8').matchAll(/(--layer-[a-z-]+): (\d+);/g)];
  const heights = layers.map(([, , height]) => Number(height));
  expect(heights.length).toBeGreaterThan(5);
  expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  expect(new Set(heights).size).toBe(heights.length);

  const used = sources.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    expect(text, file).not.toMatch(/zIndex|z-index: *[^v\s]/);
    return [...text.matchAll(/z-index: var\((--layer-[a-z-]+)\)/g)].map(([, name]) => name);
  });
  expect(new Set(used)).toEqual(new Set(layers.map(([, name]) => name)));
});
