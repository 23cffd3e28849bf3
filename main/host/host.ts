import path from 'node:path';
import type { AppInfo, Notice } from '../../shared/contract/answers.ts';
import { loadProblems } from '../../shared/problems/problemBook.ts';
import type { BotLevel } from '../../shared/vocabulary/preferences.ts';
import { languageOf } from '../../shared/words/language.ts';
import { LANGUAGES } from '../../shared/words/words.ts';
import { Analyst } from './analysis/analyst.ts';
import { budgetOf } from './bots/botBudget.ts';
import { type BotPool, createBotPool, type PoolOptions } from './bots/botPool.ts';
import { engineOf } from './bots/engine.ts';
import { type Clock, createPace } from './bots/pace.ts';
import { type Broadcast, createBroadcast } from './broadcast.ts';
import { createCallHandler } from './callHandler.ts';
import { createCallTable } from './callTable.ts';
import { clampTime } from './clampTime.ts';
import type { ContentPlace } from './content/contentFolder.ts';
import { ContentLibrary } from './content/contentLibrary.ts';
import type { DesktopHost, Host, Phones, PhonesMeans } from './entryPoint.ts';
import { checkDataFolder } from './files/dataFolderCheck.ts';
import { diskFiles, type FileSystem } from './files/fileSystem.ts';
import type { NotesPlace } from './files/notes.ts';
import { withinFolder } from './files/withinFolder.ts';
import { noPhones } from './noPhones.ts';
import { type ChallengeNotes, openChallengeNotes } from './player/challengeNotes.ts';
import { Challenges } from './player/challenges.ts';
import { Matching } from './player/matching.ts';
import { Statistics } from './player/statistics.ts';
import { GameExchange } from './saves/exchange/gameExchange.ts';
import { createOpenedFiles } from './saves/exchange/openedFiles.ts';
import { RecordThreads } from './saves/exchange/recordThread.ts';
import { GameLibrary } from './saves/gameLibrary.ts';
import { createSaveWatch, type SaveWatch } from './saves/saveWatch.ts';
import { Advisor, type AdvisorOptions } from './session/advisor.ts';
import { Coach } from './session/coach.ts';
import { GameChecks } from './session/gameChecks.ts';
import { type LessonNotes, openLessonNotes } from './session/lessonNotes.ts';
import { Lessons } from './session/lessons.ts';
import { LiveGame } from './session/liveGame.ts';
import type { LiveGameOptions } from './session/liveGameOptions.ts';
import { openPhoneNotes, type PhoneNotes } from './session/phoneNotes.ts';
import { createPlaceHost, type PlaceHostOptions } from './session/placeHost.ts';
import { openProblemNotes, type ProblemNotes } from './session/problemNotes.ts';
import { Problems } from './session/problems.ts';
import { Replays } from './session/replays.ts';
import { openSettings, type SettingsStore } from './settings.ts';
import { createHostLog, type HostLog } from './support/hostLog.ts';
import { createSupport, type SupportMeans, type SupportOptions } from './support/support.ts';

export interface HostOptions extends AppInfo, SupportMeans {
  /** The built entry of a bot's thread: `bot.worker.js`. */
  readonly workerUrl: URL;
  /** The built entry of the thread that reads game records: `records.worker.js`. */
  readonly recordsUrl: URL;
  /** Called after the page asked to quit and got its answer. */
  readonly onQuit: () => void;
  /** Aborts the start: the host may then only be disposed of. */
  readonly signal?: AbortSignal;
  readonly files?: FileSystem;
  readonly now?: () => number;
  /** The clock for the time between two moves of bots. */
  readonly clock?: Clock;
  readonly bots?: Partial<Omit<PoolOptions, 'workerUrl'>>;
  /** Makes the door for phones. Left out: nobody can be invited. */
  readonly phones?: (means: PhonesMeans) => Phones;
  /** Replaces the threads in which bots think. */
  readonly pool?: BotPool;
}

interface Running {
  readonly game: LiveGame;
  readonly phones: Phones;
  readonly pool: BotPool;
  readonly readers: Readers;
  readonly statistics: Statistics;
  readonly stores: readonly { settled(): Promise<void> }[];
  readonly watch: SaveWatch;
  readonly log: HostLog;
}

/** Stops all parts, each one before the parts that it uses. Resolves when everything is written. */
async function end({ game, phones, pool, readers, statistics, stores, watch, log }: Running): Promise<void> {
  await phones.dispose();
  await readers.dispose();
  statistics.stop();
  await game.dispose();
  await statistics.dispose();
  for (const store of stores) await store.settled();
  await watch.retry();
  watch.close();
  await pool.dispose();
  log.info('host ended');
  await log.settled();
}

/**
 * Returns the data folder as the host uses it, a clock whose times saves can store, and the names of what blocked our
 * files.
 */
async function openDataFolder({ dataFolder, files: disk = diskFiles, now: clock = Date.now }: HostOptions) {
  const files = withinFolder(disk, dataFolder);
  const now = () => clampTime(clock());
  return { files, now, oddities: await checkDataFolder(files, dataFolder, now()) };
}

/** The single entry point: answers calls until it is closed. */
function createEntryPoint(handle: Host['handle']): { readonly handle: Host['handle']; close(): void } {
  let closed = false;
  return {
    handle: async (name, input, gone) =>
      closed ? { ok: false, code: 'internal', detail: 'the host has ended' } : handle(name, input, gone),
    close: () => {
      closed = true;
    },
  };
}

/**
 * Makes what tells the player something: the broadcast, and the watch over writes.
 * @param oddities names of what blocked our files
 */
function createNews(log: HostLog, oddities: readonly string[]) {
  const broadcast = createBroadcast({
    onFault: (error) => log.fault('listener failed', error),
    standing: () => watch.standing(),
  });
  const announce = (notice: Notice) => {
    log.info('notice', { code: notice.code });
    broadcast.emit('notice', notice);
  };
  const watch = createSaveWatch(announce, log);
  for (const detail of oddities) announce({ code: 'notOrdinary', detail });
  return { broadcast, announce, watch };
}

/** The parts that answer calls beside the live game. They depend only on what is passed in. */
function createRooms(
  given: Omit<AdvisorOptions & SupportOptions, 'info' | 'judged' | 'disk'> & {
    readonly files: FileSystem;
    readonly contents: ContentLibrary;
    readonly readers: Readers;
    readonly notes: LessonNotes;
    readonly challengeNotes: ChallengeNotes;
    readonly problemNotes: ProblemNotes;
    readonly watch: SaveWatch;
    readonly announce: (notice: Notice) => void;
    readonly now: () => number;
  },
  options: HostOptions,
) {
  const { library, contents } = given;
  const { dataFolder, version, home, carrier, locale, runtime } = options;
  const info: AppInfo = { version, home, carrier, dataFolder, locale, runtime };
  const analyst = new Analyst({ ...given, dataFolder });
  const advisor = new Advisor({ ...given, judged: (saved) => analyst.known(saved) });
  return {
    info,
    advisor,
    analyst,
    lessons: new Lessons(given),
    coach: new Coach({ ...given, advisor }),
    challenges: new Challenges(given),
    problems: new Problems({ ...given, notes: given.problemNotes, load: loadProblems }),
    exchange: new GameExchange(library, contents, given.readers.games),
    replays: new Replays(library),
    gameChecks: new GameChecks({ ...given, engine: engineOf(version) }),
    support: createSupport({ ...options, ...given, disk: options.files ?? diskFiles, info }),
  };
}

/** Reads all notes but the statistics. */
const openAllNotes = async (place: NotesPlace) => ({
  notes: await openLessonNotes(place),
  challengeNotes: await openChallengeNotes(place),
  problemNotes: await openProblemNotes(place),
  phoneNotes: await openPhoneNotes(place),
});

/** Makes what reads files in threads. Contents have their own, because reading games waits for contents. */
function createReaders(recordsUrl: URL) {
  const games = new RecordThreads(recordsUrl);
  const contents = new RecordThreads(recordsUrl);
  const readContent: ContentPlace['read'] = (text, language) => contents.readContent(text, language);
  const dispose = () => Promise.all([games.dispose(), contents.dispose()]);
  return { games, readContent, dispose };
}

type Readers = ReturnType<typeof createReaders>;

type TableGiven = Omit<LiveGameOptions, 'engine' | 'pace' | 'takesForced' | 'show' | 'tellSummary' | 'keep'>;

interface TableParts {
  readonly options: HostOptions;
  readonly settings: SettingsStore;
  readonly statistics: Statistics;
  readonly broadcast: Broadcast;
}

/** Makes the live game, which follows the settings, reports to the page, and saves through the statistics. */
const playWith = (given: TableGiven, { options, settings, statistics, broadcast }: TableParts): LiveGame =>
  new LiveGame({
    ...given,
    engine: engineOf(options.version),
    pace: createPace(() => settings.current.speed, options.clock),
    takesForced: () => settings.current.takeForced,
    show: (update) => broadcast.emit('game.update', update),
    tellSummary: (summary) => broadcast.emit('game.summary', summary),
    keep: (session) => statistics.save(session),
  });

/** The methods by which a carrier listens to the host and sends commands to its page. */
const doorsOf = ({ subscribe, watch, emit }: Broadcast): Pick<DesktopHost, 'subscribe' | 'watch' | 'command'> => ({
  subscribe,
  watch,
  command: (command) => emit('command', command),
});

/** Makes the door for phones with what it needs of the game on the table. */
function openPhones(
  { phones = () => noPhones }: HostOptions,
  given: Omit<PlaceHostOptions, 'followSettings'>,
  notes: PhoneNotes,
  { emit, watch }: Broadcast,
): Phones {
  const { places } = given.game;
  const followSettings: PlaceHostOptions['followSettings'] = (listener) =>
    watch((name) => name === 'settings.changed' && listener());
  return phones({
    invite: (onOver) => places.invite(onOver),
    setApart: (seats) => places.setApart(seats),
    end: () => places.end(),
    gameId: () => places.gameId(),
    kept: () => notes.door,
    keep: (door) => notes.keep(door),
    placeHost: (place) => createPlaceHost(place, { ...given, followSettings }),
    tell: (state) => emit('phones.changed', state),
    log: given.log,
  });
}

/** Ends the search for games as soon as the start is cut short. */
function stopWith(signal: AbortSignal | undefined, library: GameLibrary): void {
  signal?.addEventListener('abort', () => library.stop());
  if (signal?.aborted) library.stop();
}

/**
 * Starts the host: reads settings and the list of games, and waits for calls. Never rejects: whatever is wrong with
 * the disk, the game can be played, and the first subscriber hears what is wrong.
 */
export async function createHost(options: HostOptions): Promise<DesktopHost> {
  const { dataFolder, version, carrier, locale, workerUrl, onQuit } = options;
  const { bots = {}, pool = createBotPool({ ...bots, workerUrl }) } = options;
  const { files, now, oddities } = await openDataFolder(options);
  const log = createHostLog(files, path.join(dataFolder, 'logs'), now);
  const { broadcast, announce, watch } = createNews(log, oddities);
  log.info('host started', { version, carrier, platform: process.platform, node: process.versions.node });
  const settings = await openSettings({ files, folder: dataFolder, announce, watch, now });
  const language = () => languageOf(settings.current.language, locale, LANGUAGES);
  const readers = createReaders(options.recordsUrl);
  const contents = new ContentLibrary({ files, read: readers.readContent, dataFolder, watch, language });
  await contents.sweep();
  const library = new GameLibrary({ files, dataFolder, contents, watch, log, announce, now });
  stopWith(options.signal, library);
  const notesPlace = { files, folder: dataFolder, watch, announce, now };
  const statistics = new Statistics({ ...notesPlace, library, log });
  const matching = new Matching(statistics);
  const budgetNow = (level: BotLevel) => budgetOf(level, settings.current);
  const common = { library, contents, pool, budgetOf: budgetNow, log, announce };
  const game = playWith(
    { ...common, matching, noteResult: (gameId) => noteResult(gameId) },
    { options, settings, statistics, broadcast },
  );
  await game.load();
  const allNotes = await openAllNotes(notesPlace);
  const rooms = createRooms({ ...allNotes, ...common, watch, now, game, readers, settings, files }, options);
  const noteResult = async (gameId: string): Promise<void> => {
    await statistics.add(gameId);
    await rooms.challenges.add(gameId);
  };
  await rooms.analyst.sweep();
  const { advisor } = rooms;
  const phones = openPhones(options, { game, contents, settings, advisor, log }, allNotes.phoneNotes, broadcast);
  const targets = {
    ...rooms,
    phones,
    statistics,
    matching,
    settings,
    game,
    library,
    contents,
    broadcast,
    watch,
    onQuit,
  };
  const entryPoint = createEntryPoint(createCallHandler(createCallTable(targets), log));
  return {
    handle: entryPoint.handle,
    ...doorsOf(broadcast),
    offer: createOpenedFiles({ ...rooms, log, tell: (offer) => broadcast.emit('game.offered', offer) }),
    announce,
    log,
    save: () => watch.retry(),
    dispose: () => {
      entryPoint.close();
      const stores = [settings, ...Object.values(allNotes)];
      return end({ game, phones, pool, readers, statistics, stores, watch, log });
    },
  };
}
