import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { Findings, NotHere } from '../../../main/selfTest/findings.ts';
import { writeReport } from '../../../main/selfTest/report.ts';

const told: string[] = [];
const begin = () => {
  told.length = 0;
  return new Findings((line) => told.push(line));
};

it('says in one line what was found, what failed, and what could not be looked at', async () => {
  const findings = begin();
  expect(await findings.check('the table', async () => '512 colours')).toBe(true);
  expect(await findings.check('the sandbox', () => Promise.reject(new NotHere('there is none')))).toBe(true);
  expect(await findings.check('the end', () => Promise.reject(new Error('code 3\nand a half')))).toBe(false);
  expect(told).toEqual([
    'ok: the table (512 colours)',
    'not checked here: the sandbox (there is none)',
    'FAILED: the end (code 3 / and a half)',
  ]);
  expect(findings.summary).toBe('1 checks passed, 1 failed, 1 not made here');
  expect(findings.isWell).toBe(false);
});

it('is well only when something passed: where nothing can be checked, nothing is proven', async () => {
  const findings = begin();
  await findings.check('the sandbox', () => Promise.reject(new NotHere('there is none')));
  expect(findings.isWell).toBe(false);
  await findings.check('the table', async () => undefined);
  expect(findings.isWell).toBe(true);
});

it('writes a report next to the logs, which does not name whose computer it is', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-report-'));
  const findings = begin();
  await findings.check('the table', () => Promise.reject(new Error(`nothing in ${path.join(homedir(), 'games')}`)));
  const file = writeReport(folder, 'of the program', findings, new Date(0));
  expect(file).toBe(path.join(folder, 'logs/self-test.txt'));
  const report = readFileSync(file ?? '', 'utf8');
  expect(report).toMatch(/^Hadara \d+\.\d+\.\d+, self-test of the program, 1970-01-01T00:00:00\.000Z\n/);
  expect(report).toMatch(/^FAILED: the table \(nothing in ~.games\)$/m);
  expect(report).toMatch(/^0 checks passed, 1 failed, 0 not made here$/m);
});

it('goes on where the report cannot be written', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'hadara-report-')), 'a-file');
  writeFileSync(file, '');
  expect(writeReport(file, 'of the program', begin(), new Date(0))).toBeNull();
});
