import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const workflow = readFileSync(path.join(ROOT, '.github/workflows/ci.yml'), 'utf8');
const { scripts, engines } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
const all = (pattern: RegExp) => [...workflow.matchAll(pattern)].map(([, found]) => found ?? '');

it('runs foreign actions only in the one version that was looked at', () => {
  const actions = all(/uses: (\S+)/g);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
});

it('may read and nothing else, and knows no secret', () => {
  expect(all(/^\s*(?:permissions:)((?:\n +\S.*)*)/gm).map((block) => block.trim())).toEqual(['contents: read']);
  expect(workflow).not.toMatch(/secrets\.|write-all|pull_request_target/);
});

it('runs scripts that exist, from the oldest Node that the game promises to run on', () => {
  const named = all(/run: npm (?:run )?(\w+)$/gm).filter((name) => name !== 'ci');
  expect(named).toEqual(['test', 'dist']);
  for (const name of named) expect(scripts).toHaveProperty(name);
  const [oldest] = JSON.parse(/node: (\[.*\])/.exec(workflow)?.[1] ?? '[]');
  expect(engines.node).toBe(`>=${oldest}.0`);
});
