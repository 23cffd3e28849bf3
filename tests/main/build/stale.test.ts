import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isStale } from '../../../main/build/stale.ts';

/** A target with an output and two inputs, one of them deep in a folder, all changed at given seconds. */
function makeTarget() {
  const root = mkdtempSync(path.join(tmpdir(), 'hadara-stale-'));
  const file = (name: string) => path.join(root, name);
  const touch = (name: string, seconds: number) => {
    writeFileSync(file(name), name);
    utimesSync(file(name), seconds, seconds);
  };
  const age = (name: string, seconds: number) => utimesSync(file(name), seconds, seconds);
  mkdirSync(file('in/deep'), { recursive: true });
  touch('in/deep/source.ts', 100);
  touch('lock.json', 100);
  age('in/deep', 100);
  age('in', 100);
  const target = { name: 'x', inputs: [file('in'), file('lock.json')], output: file('out.js'), config: {} };
  return { target, touch, age, remove: (name: string) => rmSync(file(name)) };
}

it('is stale without output', () => {
  expect(isStale(makeTarget().target)).toBe(true);
});

it('is fresh when the output is newer than everything', () => {
  const { target, touch } = makeTarget();
  touch('out.js', 200);
  expect(isStale(target)).toBe(false);
});

it.each(['in/deep/source.ts', 'lock.json'])('is stale when %s is newer', (name) => {
  const { target, touch } = makeTarget();
  touch('out.js', 200);
  touch(name, 300);
  expect(isStale(target)).toBe(true);
});

it('is stale when a file was deleted', () => {
  const { target, touch, remove } = makeTarget();
  touch('out.js', 200);
  remove('in/deep/source.ts');
  expect(isStale(target)).toBe(true);
});
