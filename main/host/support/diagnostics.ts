import { release, totalmem } from 'node:os';
import type { AppInfo } from '../../../shared/contract/answers.ts';
import type { Settings } from '../../../shared/contract/tableSetup.ts';
import { type Owner, withoutOwner } from './privacy.ts';

/** What a report about a problem is made of. */
export interface Findings {
  readonly info: AppInfo;
  readonly settings: Settings;
  /** What the page knows of itself: what draws it, how large it is. */
  readonly page: Readonly<Record<string, string>>;
  /** What the carrier knows of the graphics and the like. */
  readonly carrier: Readonly<Record<string, string>>;
  /** The newest lines of the log, oldest first; its notices are among them. */
  readonly log: readonly string[];
}

const MIB = 2 ** 20;

/** One line each, so that a value cannot look like another part of the report. */
const facts = (entries: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(entries).map(([name, value]) => `  ${name}: ${String(value).replaceAll(/\s+/g, ' ')}`);

/**
 * Writes the report that a player can send with a question. It names nobody and nothing secret: neither table nor
 * players, no seed, no card; the log is written under the same rule.
 */
export function writeDiagnostics({ info, settings, page, carrier, log }: Findings, owner: Owner): string {
  // The last table has the names of people.
  const { lastTable: _, people: __, ...told } = settings;
  const lines = [
    `Hadara ${info.version} (${info.carrier})`,
    '',
    'Program',
    ...facts({ ...info.runtime, system: release(), 'memory (MiB)': Math.round(totalmem() / MIB) }),
    ...facts({ locale: info.locale, 'data folder': info.dataFolder, ...carrier }),
    '',
    'Page',
    ...facts(page),
    '',
    'Settings',
    ...facts(told),
    '',
    `Log, last ${log.length} lines`,
    ...log,
  ];
  return `${withoutOwner(lines.join('\n'), owner)}\n`;
}
