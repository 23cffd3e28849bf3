import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir, release, userInfo } from 'node:os';
import path from 'node:path';
import { runtimeFacts, VERSION } from '../carrier/appFacts.ts';
import { withoutOwner } from '../host/support/privacy.ts';
import { type Findings, lineOf } from './findings.ts';

/** The name of the report among the logs. */
const FILE = 'self-test.txt';

function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/**
 * Writes what was found next to the logs, without the name of whoever runs it.
 * @param dataFolder the player's own, not that of the test
 * @returns the file; `null` where it cannot be written, which is no fault of the program
 */
export function writeReport(dataFolder: string, name: string, findings: Findings, now: Date): string | null {
  const file = path.join(dataFolder, 'logs', FILE);
  const runtime = Object.entries({ ...runtimeFacts(), system: release() }).map(([key, value]) => `${key}: ${value}`);
  const lines = [
    `Hadara ${VERSION}, self-test ${name}, ${now.toISOString()}`,
    ...runtime,
    '',
    ...findings.all.map(lineOf),
    '',
    findings.summary,
  ];
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${withoutOwner(lines.join('\n'), { home: homedir(), userName: ownName() })}\n`);
    return file;
  } catch {
    return null;
  }
}
