import path from 'node:path';
import { filled, startWords } from '../../../main/carrier/startWords.ts';
import type { Words } from '../../../shared/words/words.ts';
import type { Setting } from '../setting.ts';
import { freshFailure, noteFailure, TRY_AGAIN_AFTER } from './failedFetch.ts';
import { ABOUT_ARCHIVE, ABOUT_RUNTIME, canFetch, type FetchOutcome, fetchElectron } from './fetchElectron.ts';
import { findElectron } from './findElectron.ts';
import { createFetchBar } from './progressBar.ts';
import { type SystemFacts, sandboxObstacle } from './sandbox.ts';
import type { Trouble } from './trouble.ts';

/** The program to run, or why there is none, in words for the player; `stopped` when they wanted no more of it. */
export type Runtime = { readonly program: string } | { readonly why: string } | 'stopped';

const WORDS_OF: Readonly<Record<Trouble['kind'], keyof Words['start']>> = {
  network: 'fetchNetwork',
  stalled: 'fetchStalled',
  checksum: 'fetchChecksum',
  room: 'fetchRoom',
  rights: 'fetchRights',
  other: 'fetchOther',
};
/** These are found out before anything is fetched, so that trying costs no time. */
const CHEAP: ReadonlySet<Trouble['kind']> = new Set(['room', 'rights']);

const packageFolderOf = ({ root }: Setting) => path.join(root, 'node_modules/electron');
/** The file that remembers that the runtime could not be fetched. */
const noteOf = ({ root }: Setting) => path.join(root, 'out/electron-missing.txt');

const megabytes = (bytes: number) => String(Math.max(1, Math.round(bytes / 1e6)));

/** Fetches, and says from where, how much and how far. */
async function fetchAloud(setting: Setting): Promise<FetchOutcome> {
  const { say, env } = setting;
  const words = startWords();
  const bar = createFetchBar();
  say(words.fetchNeeded);
  const outcome = await fetchElectron({
    packageFolder: packageFolderOf(setting),
    env,
    onNews: (news) => {
      if (news.name === 'arrived') return bar.show(news.bytes);
      const { total, place } = news;
      const size = filled(total === null ? words.aboutMegabytes : words.megabytes, {
        count: megabytes(total ?? ABOUT_ARCHIVE),
      });
      say(filled(words.fetchBegins, { size, place }));
      bar.start(total);
    },
  });
  bar.stop();
  return outcome;
}

/** What went wrong and what to do about it. */
export function describeTrouble(trouble: Trouble, setting: Setting): string {
  return filled(startWords()[WORDS_OF[trouble.kind]], {
    reason: trouble.reason,
    minutes: String(TRY_AGAIN_AFTER),
    file: noteOf(setting),
    size: megabytes(ABOUT_RUNTIME),
  });
}

async function fetched(setting: Setting): Promise<Runtime> {
  const words = startWords();
  const packageFolder = packageFolderOf(setting);
  if (!canFetch(packageFolder)) return { why: words.electronNotInstalled };
  const note = noteOf(setting);
  const reason = freshFailure({ note, lockFile: path.join(setting.root, 'package-lock.json'), now: Date.now() });
  if (reason !== null)
    return { why: filled(words.fetchWaits, { reason, minutes: String(TRY_AGAIN_AFTER), file: note }) };
  const outcome = await fetchAloud(setting);
  if (outcome === 'stopped') return outcome;
  const trouble = outcome === 'fetched' ? null : outcome;
  noteFailure(note, trouble === null || CHEAP.has(trouble.kind) ? null : trouble.reason);
  if (trouble !== null) return { why: describeTrouble(trouble, setting) };
  const { program } = { program: null, ...findElectron(packageFolder, {}) };
  return program === null ? { why: words.electronNotInstalled } : { program };
}

function sandboxed(program: string, setting: Setting, system?: SystemFacts): Runtime {
  const obstacle = sandboxObstacle(program, setting, system);
  if (obstacle === null) return { program };
  const words = startWords();
  const commands = obstacle.commands.map((command) => `\n  ${command}`).join('');
  const advice = commands === '' ? words.sandboxDeb : `${words.sandboxCommands}${commands}\n`;
  return { why: `${words[obstacle.why]} ${advice}`.trimEnd() };
}

/** Finds Electron's runtime, fetches it if need be, and looks whether it could start here. */
export async function electronRuntime(setting: Setting, system?: SystemFacts): Promise<Runtime> {
  const found = findElectron(packageFolderOf(setting), setting.env);
  if ('notElectron' in found)
    return { why: filled(startWords().notElectron, { folder: found.notElectron, missing: found.missing }) };
  const runtime = found.program === null ? await fetched(setting) : { program: found.program };
  return typeof runtime === 'object' && 'program' in runtime ? sandboxed(runtime.program, setting, system) : runtime;
}
