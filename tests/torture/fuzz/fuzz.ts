import path from 'node:path';
import { dequal } from 'dequal';
import { LARGEST_SETTINGS } from '../../../main/host/files/dataFolderCheck.ts';
import type { GameSummary, Notice, ReplayTimeline } from '../../../shared/contract/answers.ts';
import { settingsSchema } from '../../../shared/contract/tableSetup.ts';
import { importRecords } from '../../../shared/session/records/recordImport.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import { type Luck, luckOf, pick } from '../../fixtures/luck.ts';
import { MemoryDisk } from '../../main/host/files/memoryDisk.ts';
import { playersOf } from '../../main/host/saves/savedGames.ts';
import { DATA_FOLDER, hostOn, type TorturedHost } from '../hostOn.ts';
import { type Damage, drawDamage } from './damage.ts';
import { checkNotes } from './notes.ts';
import { fuzzSettings } from './oddSettings.ts';
import { makeStock, type Stock, type StockedGame } from './stock.ts';

/** What was done to one file. */
interface Harm {
  readonly file: string;
  readonly damage: Damage;
  readonly bytes: Uint8Array;
}

const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};

const WHOLE_FILES = 3;

function harmFiles({ files }: Stock, luck: Luck): Harm[] {
  const others = [...files.values()];
  return Array.from({ length: 1 + luck(WHOLE_FILES) }, () => {
    const [file, bytes] = pick([...files], luck);
    const damage = drawDamage(luck);
    return { file, damage, bytes: damage.spoil(bytes, luck, others) };
  });
}

function diskOf({ files }: Stock, harms: readonly Harm[]): MemoryDisk {
  const disk = new MemoryDisk();
  for (const [file, bytes] of files) disk.put(file, bytes);
  for (const { file, damage, bytes } of harms) {
    if (damage.instead === undefined) disk.put(file, bytes);
    else disk.putOdd(file, damage.instead);
  }
  return disk;
}

/** Notices by which the player learns that a game is older than it was, or not there. */
const SAVE_NOTICES: readonly Notice['code'][] = [
  'saveRestoredFromBackup',
  'saveLost',
  'saveNewer',
  'contentMissing',
  'notOrdinary',
];

/** A game's history; `null` when it is refused. */
async function historyOf({ host }: TorturedHost, gameId: string): Promise<ReplayTimeline | null> {
  const reply = await host.handle('replay.open', { gameId, viewer: null });
  if (reply.ok) return reply.value as ReplayTimeline;
  must(['noGame', 'contentMissing', 'badInput'].includes(reply.code), `${gameId} is refused as ${reply.code}`);
  return null;
}

/** Notices name a file of the game, or the content that it lacks. */
function isToldOf({ gameId, files }: StockedGame, notices: readonly Notice[]): boolean {
  const names = [gameId, ...files.map((file) => path.basename(file, '.json'))];
  return notices.some(
    ({ code, detail }) =>
      SAVE_NOTICES.includes(code) && (code === 'contentMissing' || names.some((name) => detail.startsWith(name))),
  );
}

/** The histories of all games of the stock, unharmed. */
type Histories = ReadonlyMap<string, ReplayTimeline>;

/** Whether it is the same game, as far as it goes. */
function isSameGame(one: ReplayTimeline, whole: ReplayTimeline): boolean {
  return dequal(one, { ...whole, moments: whole.moments.slice(0, one.moments.length) });
}

async function checkGame(
  tortured: TorturedHost,
  game: StockedGame,
  harms: readonly Harm[],
  whole: ReplayTimeline,
): Promise<void> {
  const history = await historyOf(tortured, game.gameId);
  const found = history?.moments.length ?? null;
  const ownHarms = harms.filter(({ file }) => game.files.includes(file) || file.includes('/content/used/'));
  // A forged file, too, must do no harm; but what it says instead nobody can know.
  if (ownHarms.some(({ damage }) => damage.forged)) return;
  must(history === null || isSameGame(history, whole), `${game.gameId} has become another game`);
  if (found === game.decisions[0]) return;
  must(found === null || game.decisions.includes(found), `${game.gameId} has ${found} decisions`);
  const told = isToldOf(game, tortured.notices);
  must(told || found === null, `${game.gameId} is older, and nobody was told`);
  must(ownHarms.length > 0, `${game.gameId} was not harmed, and is ${found === null ? 'gone' : 'older'}`);
  const refused = await tortured.host.handle('games.resume', { gameId: game.gameId });
  must(told || (!refused.ok && refused.code === 'contentMissing'), `${game.gameId} is gone, and nobody was told`);
}

/** Whatever is wrong with a save is kept, under its own name or set aside. */
function checkKept(disk: MemoryDisk, { games }: Stock, harms: readonly Harm[]): void {
  const there = new Set(disk.paths().map((file) => Buffer.from(disk.bytes(file)).toString('base64')));
  for (const { file, bytes } of harms.filter(
    (harm, index) => harms.findLastIndex((o) => o.file === harm.file) === index,
  ))
    if (games.some(({ files }) => files.includes(file)))
      must(there.has(Buffer.from(bytes).toString('base64')), `${file} was damaged, and is gone`);
}

function objectOf(value: unknown): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('not an object');
  return value;
}

/** What a start must tell of the settings in a file: `resets` names those lost one by one, `foreign` is set aside whole. */
function settingsOf(bytes: Uint8Array): { readonly foreign: boolean; readonly resets: readonly string[] } {
  try {
    const stored = new Map(Object.entries(objectOf(JSON.parse(Buffer.from(bytes).toString('utf8')))));
    const known = Object.entries(settingsSchema.shape).filter(([key]) => stored.has(key));
    const resets = known.filter(([key, schema]) => !schema.safeParse(stored.get(key)).success).map(([key]) => key);
    return { foreign: stored.size > 0 && known.length === 0, resets };
  } catch {
    return { foreign: true, resets: [] };
  }
}

async function checkSettings({ call, notices }: TorturedHost, disk: MemoryDisk, stored: Uint8Array, odd: boolean) {
  must(settingsSchema.safeParse(await call('settings.read', {})).success, 'the settings are not whole');
  const expected = odd ? { foreign: false, resets: [] } : settingsOf(stored);
  const told = notices.find(({ code }) => code === 'settingsReset')?.detail ?? '';
  const lost = expected.resets.join(', ');
  must(told === lost, `of the settings ${lost || 'nothing'} is lost, and ${told || 'nothing'} was told`);
  const oddTold = notices.some(({ code, detail }) => code === 'notOrdinary' && detail.startsWith('settings.json.'));
  must(oddTold === odd, `settings were ${odd ? '' : 'not '}odd, and that was ${odd ? 'not ' : ''}told`);
  const aside = notices.find(({ code }) => code === 'settingsAside')?.detail;
  must((aside !== undefined) === expected.foreign, `foreign settings: ${expected.foreign}, told of: ${aside}`);
  if (aside === undefined) return;
  const kept = Buffer.from(disk.bytes(`${DATA_FOLDER}/${aside}`));
  must(kept.equals(stored), `${aside} is not what stood in the settings`);
}

/** The program goes on as if nothing had been. */
async function checkGoesOn({ call }: TorturedHost): Promise<GameSummary[]> {
  await call('settings.change', { uiScale: 100 });
  await call('game.start', { mode: 'basic', players: playersOf('hh'), seed: 1 });
  const { entries } = await call('content.list', {});
  must(
    entries.every(({ id, problem }) => (id === null) !== (problem === null)),
    'a content file is neither good nor bad',
  );
  return [...(await call('games.list', {}))];
}

const HEALED: readonly Notice['code'][] = [
  'saveRestoredFromBackup',
  'saveLost',
  'settingsReset',
  'settingsAside',
  'settingsUnread',
  'saveFailed',
  'notOrdinary',
  'notesRestored',
  'notesReset',
  'notesLeft',
  'notesUnread',
  'notesSpoilt',
  'challengesRebuilt',
  'statisticsRebuilt',
];

async function fuzzDisk(stock: Stock, luck: Luck, harms: readonly Harm[], histories: Histories): Promise<void> {
  const disk = diskOf(stock, harms);
  const settings = `${DATA_FOLDER}/settings.json`;
  const stored = disk.bytes(settings);
  const odd = (await disk.kind(settings)) !== 'file' || stored.length > LARGEST_SETTINGS;
  const tortured = await hostOn(disk);
  await checkSettings(tortured, disk, stored, odd);
  for (const game of stock.games) {
    const whole = histories.get(game.gameId);
    if (whole !== undefined) await checkGame(tortured, game, harms, whole);
  }
  checkKept(disk, stock, harms);
  // What a forged file says instead nobody can know.
  const forged = harms.some(({ damage }) => damage.forged);
  if (!forged) await checkNotes(tortured, new Set(harms.map(({ file }) => file)));
  const listed = await checkGoesOn(tortured);
  await tortured.host.dispose();
  if (luck(4) > 0) return;
  // What was wrong is mended, or lies aside: the next start has nothing to tell of it.
  const again = await hostOn(disk);
  const twice = again.notices.filter(({ code }) => HEALED.includes(code));
  must(twice.length === 0, `told again: ${JSON.stringify(twice)}`);
  const games = await again.call('games.list', {});
  must(games.length === listed.length, `${listed.length} games became ${games.length}`);
  await again.host.dispose();
}

function spoiltText(bytes: Uint8Array, luck: Luck, { files }: Stock): string {
  return Buffer.from(drawDamage(luck).spoil(bytes, luck, [...files.values()])).toString('utf8');
}

/** Either what came out can be played, or it is said what is wrong. */
function fuzzRecord(stock: Stock, luck: Luck): void {
  const read = importRecords(spoiltText(stock.record, luck, stock), () => 'a-record');
  if ('problem' in read) must(read.problem.reason.length > 0, 'no reason is given');
  else for (const saved of read.games) replay(saved);
}

async function fuzzSave(stock: Stock, luck: Luck, tortured: TorturedHost): Promise<void> {
  const before = await tortured.call('games.list', {});
  const imported = await tortured.call('save.import', { text: spoiltText(stock.save, luck, stock) });
  const after = await tortured.call('games.list', {});
  const arrived = 'problem' in imported ? [] : imported.games;
  must(after.length === before.length + arrived.length, 'the list and the answer differ');
  for (const { gameId } of arrived) {
    must((await historyOf(tortured, gameId)) !== null, 'what was imported cannot be opened');
    await tortured.call('games.delete', { gameId });
  }
}

async function readHistories(stock: Stock): Promise<Histories> {
  const { host, call } = await hostOn(diskOf(stock, []));
  const histories = new Map<string, ReplayTimeline>();
  for (const { gameId } of stock.games) histories.set(gameId, await call('replay.open', { gameId, viewer: null }));
  await host.dispose();
  return histories;
}

export interface FuzzReport {
  /** How often each kind of file was spoilt in each way. */
  readonly spoilt: Readonly<Record<string, number>>;
  /** What was broken, with the number of the case. */
  readonly broken: readonly string[];
}

/** Spoils files of every kind, `count` times. The number of a broken case and the seed bring it back. */
export async function fuzz(count: number, seed: number, tell: (done: number) => void): Promise<FuzzReport> {
  const stock = makeStock();
  const importer = await hostOn(new MemoryDisk());
  const histories = await readHistories(stock);
  const spoilt: Record<string, number> = {};
  const broken: string[] = [];
  const note = (name: string) => {
    spoilt[name] = (spoilt[name] ?? 0) + 1;
  };
  const run = async (luck: Luck): Promise<void> => {
    const kind = luck(10);
    if (kind === 0) note('exported game');
    if (kind === 0) return fuzzSave(stock, luck, importer);
    if (kind === 1) note('game record');
    if (kind === 1) return fuzzRecord(stock, luck);
    if (kind === 2) return fuzzSettings(luck, note);
    const harms = harmFiles(stock, luck);
    for (const { file, damage } of harms) note(`${file.split('/')[2]}: ${damage.name}`);
    return fuzzDisk(stock, luck, harms, histories).catch((error: Error) => {
      const what = harms.map(({ file, damage }) => `${file} ${damage.name}`).join(', ');
      throw new Error(`${error.message} (${what})`);
    });
  };
  for (let number = 0; number < count; number++) {
    await run(luckOf(seed * 1_000_003 + number)).catch((error: Error) => broken.push(`${number}: ${error.message}`));
    tell(number + 1);
    // A disk in memory never waits: without this nothing that hosts put off till later would ever be done.
    await new Promise(setImmediate);
  }
  await importer.host.dispose();
  must(!('polluted' in {}), 'a file has changed the prototype of all objects');
  return { spoilt, broken };
}
