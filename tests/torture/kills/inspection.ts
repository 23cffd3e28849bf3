import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { textWithChecksum } from '../../../main/host/files/checksummedFile.ts';
import { openSave } from '../../../main/host/saves/saveEnvelope.ts';
import type { Client } from '../../../renderer/platform/client/client.ts';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/contract.ts';
import { settingsSchema } from '../../../shared/contract/tableSetup.ts';
import { type Confirmed, type Ledger, newlyKnown, sharedLength } from './ledger.ts';

/** What was found after a death: nothing, where all is well. */
export interface Findings {
  /** Confirmed things that are gone. */
  readonly lost: string[];
  /** Files that have no business there, or are not whole. */
  readonly leftovers: string[];
}

async function ask<K extends CallName>(client: Client, name: K, input: CallInput<K>): Promise<CallOutput<K>> {
  const answer = await client.call(name, input);
  if (!answer.ok) throw new Error(`${name}: ${answer.code} ${answer.detail}`);
  return answer.value;
}

/** What is remembered of a person, and its backup. */
const NOTES = /^(lessons|problems|challenges|statistics|phones)(\.bak)?\.json$/;

const BELONGS = [
  /^settings\.json$/,
  NOTES,
  // Of the running program.
  /^lock-[0-9a-f]{16}$/,
  /^hadara-[0-9a-f]{16}\.sock$/,
  /^logs\/host(\.[12])?\.log$/,
  /^content\/hadara(-\d+)?\.json$/,
  /^games\/([0-9a-z-]+)(\.bak[123])?\.json$/,
];

function isWhole(text: string, name: string): boolean {
  const { version, data } = JSON.parse(text) as { readonly version: number; readonly data: unknown };
  return textWithChecksum({ name, version }, data) === text;
}

/** What is wrong with a file of a program that has just started; `null` when nothing is. */
async function problemOf(folder: string, name: string, gameIds: ReadonlySet<string>): Promise<string | null> {
  const matches = BELONGS.map((pattern) => pattern.exec(name));
  const match = matches.find((found) => found !== null);
  if (!match) return `${name} has no business there`;
  if (name === 'settings.json') {
    const whole = settingsSchema.safeParse(JSON.parse(await readFile(path.join(folder, name), 'utf8'))).success;
    return whole ? null : `${name} is not whole`;
  }
  const [, notes] = NOTES.exec(name) ?? [];
  if (notes !== undefined) {
    const text = await readFile(path.join(folder, name), 'utf8');
    return isWhole(text, `${notes}.json`) ? null : `${name} is not whole`;
  }
  if (!name.startsWith('games/')) return null;
  if (!gameIds.has(match[1] ?? '')) return `${name} belongs to no game`;
  const { kind } = openSave(await readFile(path.join(folder, name), 'utf8'));
  return kind === 'good' ? null : `${name} is ${kind}`;
}

/** Looks at every file below the data folder. */
async function inspectFiles(folder: string, games: readonly GameSummary[]): Promise<string[]> {
  const ids = new Set(games.map(({ gameId }) => gameId));
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const problems = await Promise.all(names.map((name) => problemOf(folder, name.split(path.sep).join('/'), ids)));
  const locks = names.filter((name) => name.startsWith('lock-'));
  const stale = locks.length > 1 ? [`${locks.length} locks`] : [];
  return [...problems.filter((problem) => problem !== null), ...stale];
}

/** Opens a game's history and compares it with what was told of it. Takes over what is there. */
async function checkGame(client: Client, { gameId }: GameSummary, told: Confirmed, ledger: Ledger): Promise<string[]> {
  const { opening, moments } = await ask(client, 'replay.open', { gameId, viewer: told.viewer });
  const found = [...opening, ...moments.flatMap(({ events }) => events)];
  const demanded = ledger.demanded(gameId, told);
  const kept = sharedLength(told.log, found);
  Object.assign(told, { log: found, newest: null, early: [] });
  while ((told.before.at(-1) ?? 0) > found.length) told.before.pop();
  return kept >= demanded ? [] : [`${gameId}: ${demanded} events were told, ${kept} are there`];
}

async function checkGames(client: Client, ledger: Ledger, listed: readonly GameSummary[]): Promise<string[]> {
  const lost: string[] = [];
  const found = new Set(listed.map(({ gameId }) => gameId));
  for (const gameId of [...ledger.games.keys()].filter((id) => !found.has(id))) {
    if (!ledger.mayVanish(gameId)) lost.push(`${gameId} is gone`);
    ledger.games.delete(gameId);
  }
  for (const summary of listed) {
    const { gameId, name } = summary;
    if (!ledger.games.has(gameId) && !ledger.mayAppear) lost.push(`${gameId} came from nowhere`);
    const known = ledger.games.get(gameId) ?? ledger.deleted.get(gameId);
    const told = known ?? newlyKnown();
    if (known && known.name !== name && !ledger.mayBeCalled(gameId, name)) lost.push(`${gameId} lost its name`);
    told.name = name;
    ledger.games.set(gameId, told);
    lost.push(...(await checkGame(client, summary, told, ledger)));
  }
  return lost;
}

/** Lessons, problems and statistics. Takes over what is there. */
async function checkNotes(client: Client, ledger: Ledger): Promise<string[]> {
  const lost: string[] = [];
  const { done } = await ask(client, 'lessons.progress', {});
  const known: readonly string[] = done;
  for (const lesson of ledger.lessons) if (!known.includes(lesson)) lost.push(`lesson ${lesson} is not finished`);
  const { tried } = await ask(client, 'problems.overview', {});
  const most = ledger.solved + (ledger.maySolve ? 1 : 0);
  if (tried < ledger.solved || tried > most) lost.push(`${ledger.solved} problems were tried, now it is ${tried}`);
  const { games } = await ask(client, 'statistics.read', {});
  if (games.length < ledger.counted) lost.push(`of ${ledger.counted} games the statistics know ${games.length}`);
  for (const lesson of done) ledger.lessons.add(lesson);
  Object.assign(ledger, { solved: tried, counted: games.length });
  return lost;
}

/** Compares all that the program says after a restart with the ledger, which then takes over what there is. */
export async function inspect(client: Client, ledger: Ledger, folder: string): Promise<Findings> {
  const listed = await ask(client, 'games.list', {});
  const leftovers = await inspectFiles(folder, listed);
  const lost = await checkGames(client, ledger, listed);
  const settings = await ask(client, 'settings.read', {});
  if (ledger.settings !== null && !ledger.permits(settings)) lost.push(`settings are ${JSON.stringify(settings)}`);
  ledger.settings = settings;
  const { entries } = await ask(client, 'content.list', {});
  for (const { file, problem } of entries) if (problem !== null) leftovers.push(`content/${file} is cut short`);
  const files = new Set(entries.map(({ file }) => file));
  for (const file of ledger.contents) if (!files.has(file)) lost.push(`content/${file} is gone`);
  lost.push(...(await checkNotes(client, ledger)));
  ledger.deleted.clear();
  ledger.doubts.clear();
  return { lost, leftovers };
}
