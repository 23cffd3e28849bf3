import { rmSync } from 'node:fs';
import { type PackedDesktop, tryDoors } from './closedDoors.ts';
import { TestFolder } from './dataFolder.ts';
import { Findings } from './findings.ts';
import { playProgram } from './play.ts';
import type { TestedProgram } from './program.ts';
import { writeReport } from './report.ts';

export interface SelfTest {
  readonly program: TestedProgram;
  /** The same as a package whose fuses can be tried; `null` where it is none. */
  readonly packed: PackedDesktop | null;
  /** The player's own data folder: only the report is written there. */
  readonly dataFolder: string;
  readonly say: (line: string) => void;
}

/** Tests the program with a data folder of its own. Resolves to the exit code: 0 when nothing failed. */
export async function selfTest({ program, packed, dataFolder, say }: SelfTest): Promise<0 | 1> {
  const folder = new TestFolder();
  const findings = new Findings(say);
  say(`Self-test ${program.name}`);
  await playProgram(program, folder, findings, () => tryDoors(packed, folder.path, findings));
  say(findings.summary);
  const report = writeReport(dataFolder, program.name, findings, new Date());
  say(report === null ? 'The report could not be written.' : `Report: ${report}`);
  // What failed may be explained by the log in it.
  if (findings.isWell) rmSync(folder.path, { recursive: true, force: true, maxRetries: 10 });
  else say(`The data folder of the test: ${folder.path}`);
  return findings.isWell ? 0 : 1;
}
