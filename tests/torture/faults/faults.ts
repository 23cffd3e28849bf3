import { readText } from '../../../main/host/files/durableFile.ts';
import { openSave, sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import type { GameSummary, Notice } from '../../../shared/contract/answers.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import { MemoryDisk } from '../../main/host/files/memoryDisk.ts';
import { FIRST, finished } from '../../main/host/player/playedChallenge.ts';
import { beforeTheEnd } from '../../main/host/session/humanPlay.ts';
import { DATA_FOLDER, hostOn, type TorturedHost } from '../hostOn.ts';
import { FaultyFiles, MISHAPS, type Plan } from './faultyFiles.ts';
import { type Chapter, type Ending, type Scene, STORY } from './story.ts';

/** One thing that goes wrong: at one operation of the story, or from there until the program is ended. */
export interface FaultCase {
  readonly mishap: string;
  readonly index: number;
  readonly lasting: boolean;
}

type Kept = Map<string, Pick<GameSummary, 'decisions' | 'name'>>;

/** What the player was promised so far. */
interface Promised {
  readonly games: Kept;
  uiScale: number;
  /** What the coach has said and will not say again. */
  readonly told: Set<string>;
  /** Problems that were answered, and games that ended here. */
  readonly solved: Set<string>;
  readonly ended: Set<string>;
}

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const describe = (notices: readonly Notice[]): string => notices.map(({ code, detail }) => `${code} ${detail}`).join();

/** What is being said to be unsafe; throws when anything was said twice. */
function outstanding(notices: readonly Notice[]): Set<string> {
  const failing = new Set<string>();
  for (const { code, detail } of notices) {
    if (code === 'saveFailed') must(!failing.has(detail), `${detail} was told twice`);
    if (code === 'saveFailed') failing.add(detail);
    if (code === 'nothingUnsaved') must(failing.delete(detail), `${detail} need not be saved, which never failed`);
    if (code === 'saveWorksAgain') must(failing.delete(detail), `${detail} works again, which never failed`);
  }
  return failing;
}

const LARGEST = 2 ** 20;
const UNREAD: readonly Notice['code'][] = ['saveUnreadable', 'settingsUnread', 'notesLeft', 'notesUnread'];

async function decisionsOnDisk(disk: MemoryDisk, gameId: string): Promise<number | null> {
  const opened = openSave((await readText(disk, `${DATA_FOLDER}/games/${gameId}.json`, LARGEST)) ?? '');
  return opened.kind === 'good' ? opened.saved.actions.length : null;
}

async function isOnDisk(disk: MemoryDisk, promised: Promised): Promise<boolean> {
  for (const [gameId, { decisions }] of promised.games)
    if ((await decisionsOnDisk(disk, gameId)) !== decisions) return false;
  const settings: unknown = JSON.parse((await readText(disk, `${DATA_FOLDER}/settings.json`, LARGEST)) ?? '{}');
  if ((settings as { uiScale?: number }).uiScale !== promised.uiScale) return false;
  const isIn = async (name: string, things: Iterable<string>): Promise<boolean> => {
    const text = (await readText(disk, `${DATA_FOLDER}/${name}`, LARGEST)) ?? '';
    return [...things].every((what) => text.includes(`"${what}"`));
  };
  const kept = [
    isIn('lessons.json', promised.told),
    isIn('problems.json', promised.solved),
    isIn('challenges.json', promised.ended),
    isIn('statistics.json', promised.ended),
  ];
  return (await Promise.all(kept)).every(Boolean);
}

/** Takes down what the program shows now; what a start could not read is promised still. */
async function takeDown(tortured: TorturedHost, scene: Scene, promised: Promised, isFirst: boolean): Promise<void> {
  const listed = await tortured.call('games.list', {});
  if (isFirst) promised.games.clear();
  for (const { gameId, decisions, name } of listed) promised.games.set(gameId, { decisions, name });
  promised.uiScale = (await tortured.call('settings.read', {})).uiScale;
  // Notes that a start left alone take nothing in till the next one, as was told.
  const takesNotes = tortured.notices.every(({ code }) => code !== 'notesLeft');
  for (const kind of ['told', 'solved', 'ended'] as const)
    if (takesNotes) for (const what of scene[kind]) promised[kind].add(what);
  const here = scene.update === null ? undefined : listed.find(({ gameId }) => gameId === scene.update?.gameId);
  must(scene.update === null || here !== undefined, 'the game on the table is not on the list');
}

interface Life {
  readonly disk: MemoryDisk;
  readonly files: FaultyFiles;
  readonly promised: Promised;
  readonly texts: Texts;
}

async function live({ disk, files, promised, texts }: Life, chapters: readonly Chapter[], isFirst: boolean) {
  const tortured = await hostOn(files);
  const scene: Scene = { tortured, update: null, ...texts, copyId: '', told: [], solved: [], ended: [] };
  for (const chapter of chapters) {
    await chapter.act(scene).catch((error: Error) => Promise.reject(new Error(`${chapter.name}: ${error.message}`)));
    await takeDown(tortured, scene, promised, isFirst);
    const told = outstanding(tortured.notices).size > 0 || tortured.notices.some(({ code }) => UNREAD.includes(code));
    const safe = told || (await isOnDisk(disk, promised));
    must(safe, `after "${chapter.name}" something is not on the disk, and nobody was told`);
  }
  // The disk works again before the program ends: all that waits is written then.
  files.plan = () => null;
  await tortured.host.dispose();
  outstanding(tortured.notices);
}

const LITTER = /\.tmp$|\/trash\/|\.corrupt-/;

/** A start on a good disk: all that was promised is there, nothing is told, and nothing is left over. */
async function checkEnd(disk: MemoryDisk, promised: Promised): Promise<void> {
  const { host, call, notices } = await hostOn(disk);
  const games = await call('games.list', {});
  for (const [gameId, { decisions, name }] of promised.games) {
    const game = games.find((other) => other.gameId === gameId);
    must(game?.decisions === decisions && game.name === name, `of a game of ${decisions} decisions ${game?.decisions}`);
    const { moments } = await call('replay.open', { gameId, viewer: null });
    must(moments.length === decisions, `a game of ${decisions} decisions opens with ${moments.length}`);
  }
  const [gameId] = promised.games.keys();
  if (gameId !== undefined) await call('games.resume', { gameId });
  const { told } = await call('coach.begin', {});
  for (const what of promised.told) must(told.includes(what), `the coach forgot that it told of ${what}`);
  const { tried } = await call('problems.overview', {});
  must(tried >= promised.solved.size, `of ${promised.solved.size} problems ${tried} are remembered`);
  const { attempts } = await call('challenges.progress', {});
  for (const gameId of promised.ended)
    must(
      attempts.some((attempt) => attempt.gameId === gameId),
      'a challenge was forgotten',
    );
  const counted = (await call('statistics.read', {})).games.map((game) => game.gameId);
  for (const gameId of promised.ended) must(counted.includes(gameId), 'a game is not in the statistics');
  const { uiScale } = await call('settings.read', {});
  must(uiScale === promised.uiScale, `the scale is ${uiScale}, not ${promised.uiScale}`);
  must(notices.length === 0, `the next start told ${describe(notices)}`);
  const { entries } = await call('content.list', {});
  must(
    entries.every(({ problem }) => problem === null),
    'a content file is not whole',
  );
  await host.dispose();
  const litter = disk.paths().filter((file) => LITTER.test(file));
  must(litter.length === 0, `left over: ${litter.join()}`);
}

/** Plays the story with a plan of mishaps. Returns the operations; rejects when a promise was broken. */
async function playStory(texts: Texts, planOf: (life: number) => Plan): Promise<readonly string[]> {
  const disk = new MemoryDisk();
  const files = new FaultyFiles(disk);
  const promised: Promised = { games: new Map(), uiScale: 100, told: new Set(), solved: new Set(), ended: new Set() };
  for (const [life, chapters] of STORY.entries()) {
    files.plan = planOf(life);
    await live({ disk, files, promised, texts }, chapters, life === 0);
  }
  await checkEnd(disk, promised);
  return files.operations;
}

type Texts = Pick<Scene, 'text' | 'ending'>;

/** A challenge before its last decision, which is the person's. */
function sampleEnding(): Ending {
  const saved = finished(FIRST, 'challenge');
  const last = saved.actions.at(-1);
  if (last === undefined || saved.players[last.seat]?.controller.kind !== 'human')
    throw new Error('a bot ends the game');
  const before = beforeTheEnd(saved);
  return { text: sealSave(before, 0, summaryOf(before, 0)), last: last.action };
}

/** Games that can be imported. */
async function sampleTexts(): Promise<Texts> {
  const disk = new MemoryDisk();
  const { host, call } = await hostOn(disk);
  const emblems = ['monkey', 'lion'] as const;
  const players = emblems.map((emblem) => ({ name: emblem, emblem, controller: { kind: 'human' as const } }));
  const { gameId } = await call('game.start', { mode: 'basic', players, seed: 3 });
  const { text } = await call('save.export', { gameId });
  await host.dispose();
  return { text, ending: sampleEnding() };
}

export interface FaultReport {
  readonly operations: number;
  readonly cases: number;
  readonly broken: readonly string[];
}

/** Every mishap at every operation, once and lasting. */
function everyCase(operations: number): FaultCase[] {
  return Object.keys(MISHAPS).flatMap((mishap) =>
    [false, true].flatMap((lasting) =>
      Array.from({ length: operations }, (_, index): FaultCase => ({ mishap, index, lasting })),
    ),
  );
}

/** Waiting costs most: so many stories are told side by side. */
const SIDE_BY_SIDE = 100;

/** Makes each operation of the story go wrong in each way. `every`: only each n-th of these cases is tried. */
export async function injectFaults(every: number, tell: (done: number, all: number) => void): Promise<FaultReport> {
  const texts = await sampleTexts();
  const operations = await playStory(texts, () => () => null);
  const cases = everyCase(operations.length).filter((_, number) => number % every === 0);
  const broken: string[] = [];
  const waiting = [...cases];
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { mishap, index, lasting } = next;
      const trouble = MISHAPS[mishap] ?? null;
      const plan: Plan = (at) => ((lasting ? at >= index : at === index) ? trouble : null);
      const struck = (): Plan => plan;
      await playStory(texts, lasting ? lastingOnce(plan) : struck).catch((error: Error) => {
        broken.push(`${mishap} ${lasting ? 'from' : 'at'} ${index} (${operations[index]}): ${error.message}`);
      });
      tell(cases.length - waiting.length, cases.length);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  return { operations: operations.length, cases: cases.length, broken };
}

/** A disk that fails in one run of the program works in the next. */
function lastingOnce(plan: Plan): (life: number) => Plan {
  const struckIn = new Set<number>();
  return (life) => (index) => {
    const mishap = [...struckIn].every((other) => other === life) ? plan(index) : null;
    if (mishap !== null) struckIn.add(life);
    return mishap;
  };
}
