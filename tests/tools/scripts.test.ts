import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const started = Object.entries(scripts).flatMap(([name, command]) =>
  [...command.matchAll(/\S+\.ts\b/g)].map(([file]) => [name, file] as const),
);

it.each(started)('npm run %s starts a file that is there: %s', (_name, file) => {
  expect(existsSync(file)).toBe(true);
});
