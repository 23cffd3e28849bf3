import type { AppInfo } from '../../shared/contract/answers.ts';
import type { CallName } from '../../shared/contract/contract.ts';
import type { Analyst } from './analysis/analyst.ts';
import type { Broadcast } from './broadcast.ts';
import type { CallTable } from './callHandler.ts';
import { CallRefused } from './callRefused.ts';
import type { ContentLibrary } from './content/contentLibrary.ts';
import type { Phones } from './entryPoint.ts';
import type { Challenges } from './player/challenges.ts';
import type { Matching } from './player/matching.ts';
import type { Statistics } from './player/statistics.ts';
import type { GameExchange } from './saves/exchange/gameExchange.ts';
import type { GameLibrary } from './saves/gameLibrary.ts';
import type { SaveWatch } from './saves/saveWatch.ts';
import type { Advisor } from './session/advisor.ts';
import type { Coach } from './session/coach.ts';
import { duplicate } from './session/copies.ts';
import type { GameChecks } from './session/gameChecks.ts';
import type { Lessons } from './session/lessons.ts';
import type { LiveGame } from './session/liveGame.ts';
import type { Problems } from './session/problems.ts';
import type { Replays } from './session/replays.ts';
import type { SettingsStore } from './settings.ts';
import type { Support } from './support/support.ts';

export interface CallTargets {
  readonly info: AppInfo;
  readonly settings: SettingsStore;
  readonly game: LiveGame;
  readonly advisor: Advisor;
  readonly analyst: Analyst;
  readonly lessons: Lessons;
  readonly coach: Coach;
  readonly challenges: Challenges;
  readonly problems: Problems;
  readonly library: GameLibrary;
  readonly exchange: GameExchange;
  readonly replays: Replays;
  readonly gameChecks: GameChecks;
  readonly statistics: Statistics;
  readonly matching: Matching;
  readonly contents: ContentLibrary;
  readonly phones: Phones;
  readonly broadcast: Broadcast;
  readonly watch: SaveWatch;
  readonly support: Support;
  readonly onQuit: () => void;
}

/**
 * Wraps a call that may leave the current position: it first stops the thoughts about it, so that their threads are
 * free at once.
 */
const droppingThoughts =
  (...thinkers: readonly { drop(): void }[]) =>
  <I, O>(call: (input: I) => O) =>
  (input: I): O => {
    for (const thinker of thinkers) thinker.drop();
    return call(input);
  };

type CallsOf<Room extends string> = Pick<CallTable, Extract<CallName, `${Room}.${string}`>>;
type Moving = ReturnType<typeof droppingThoughts>;

/** The calls of lessons and of the coach. */
const learningCalls = ({ lessons, coach }: CallTargets, moving: Moving): CallsOf<'lessons' | 'coach'> => ({
  'lessons.progress': () => lessons.progress(),
  'lessons.start': moving(({ lesson, step }) => lessons.start(lesson, step)),
  'lessons.reach': ({ step }) => lessons.reach(step),
  'lessons.back': moving(({ step }) => lessons.back(step)),
  'lessons.finish': () => lessons.finish(),
  'coach.begin': () => coach.begin(),
  'coach.told': ({ topic }) => coach.told(topic),
  'coach.review': ({ epoch }) => coach.review(epoch),
});

/** Games as files, and how they are checked. */
const exchangeCalls = ({ exchange, gameChecks }: CallTargets): CallsOf<'save' | 'record' | 'fairness'> => ({
  'save.export': ({ gameId }) => exchange.exportSave(gameId),
  'save.import': ({ text }) => exchange.importSave(text),
  'record.read': ({ gameId, withLegal }) => exchange.exportRecord(gameId, withLegal),
  'record.import': ({ text }) => exchange.importRecords(text),
  'fairness.check': ({ gameId, from }, gone) => gameChecks.check(gameId, from, gone),
});

const challengeCalls = ({ challenges }: CallTargets): CallsOf<'challenges'> => ({
  'challenges.progress': () => challenges.progress(),
  'challenges.par': ({ date }) => challenges.referenceScore(date),
});

const statisticsCalls = ({ statistics, matching }: CallTargets): CallsOf<'statistics' | 'matching'> => ({
  'matching.strength': ({ people }) => matching.strength(people),
  'statistics.read': () => statistics.read(),
  'statistics.honours': ({ gameId }) => statistics.honours(gameId),
  'statistics.forget': (person) => statistics.forget(person),
});

const contentCalls = ({ contents }: CallTargets): CallsOf<'content'> => ({
  'content.list': () => contents.list(),
  'content.copy': () => contents.copy(),
  'content.read': ({ id }) => contents.prepare(id),
});

/** Calls about games that have been played; `replay.branch` goes on from one. */
const lookingBack = ({ replays, analyst, game }: CallTargets, moving: Moving): CallsOf<'replay' | 'analysis'> => ({
  'replay.open': ({ gameId, viewer }) => replays.open(gameId, viewer),
  'replay.view': ({ gameId, viewer, position }) => replays.view(gameId, viewer, position),
  'replay.points': ({ gameId }) => replays.points(gameId),
  'replay.branch': moving(({ gameId, position, players }) => game.branch(gameId, position, players)),
  'analysis.open': ({ gameId }) => analyst.open(gameId),
  'analysis.further': ({ gameId, seat }, gone) => analyst.further(gameId, seat, gone),
});

/** Devices around the table. */
const phoneCalls = ({ phones }: CallTargets): CallsOf<'phones'> => ({
  'phones.read': () => phones.state(),
  'phones.invite': ({ address }) => phones.invite(address),
  'phones.comeBack': ({ welcome }) => phones.comeBack(welcome),
  'phones.stop': () => phones.stop(),
  'phones.admit': ({ device }) => phones.admit(device),
  'phones.refuse': ({ device }) => phones.refuse(device),
  'phones.release': ({ place }) => phones.release(place),
});

/** Positions to be solved. */
const problemCalls = ({ problems }: CallTargets, moving: Moving): CallsOf<'problems'> => ({
  'problems.overview': () => problems.overview(),
  'problems.start': moving(({ choice }) => problems.start(choice)),
  'problems.answer': ({ action }) => problems.answer(action),
  'problems.playOn': moving(() => problems.playOn()),
});

export function createCallTable(targets: CallTargets): CallTable {
  const { info, settings, game, advisor, analyst, library, broadcast, watch, support, onQuit } = targets;
  const moving = droppingThoughts(advisor, analyst);
  return {
    'app.info': () => info,
    'app.diagnostics': ({ facts }) => support.diagnostics(facts),
    'app.openLogs': () => support.openLogs(),
    'app.licences': () => support.licences(),
    'app.drawn': () => {
      support.onDrawn();
      return null;
    },
    'app.quit': async ({ evenUnsaved = false }) => {
      const isSaved = await watch.retry();
      if (!isSaved && !evenUnsaved) throw new CallRefused('unsaved');
      // Deferred, so that the page still gets its answer.
      setImmediate(onQuit);
      return null;
    },
    'settings.read': () => settings.current,
    'settings.change': async (changes) => {
      const changed = await settings.change(changes);
      broadcast.emit('settings.changed', changed);
      return changed;
    },
    'game.summary': () => game.summary(),
    'game.start': moving((newGame) => game.start(newGame)),
    'game.open': moving(() => game.open()),
    'game.leave': moving(() => game.leave()),
    'game.reseat': moving(({ sitters }) => game.reseat(sitters)),
    'game.hide': () => game.hide(),
    'game.reveal': ({ seat }) => game.reveal(seat),
    'game.act': moving(({ seq, action }) => game.act(seq, action)),
    'game.undo': moving(({ seq }) => game.undo(seq)),
    'game.reset': moving(({ seq }) => game.reset(seq)),
    'game.redo': moving(({ seq }) => game.redo(seq)),
    'game.takeBack': moving(({ seq }) => game.takeBack(seq)),
    'bots.pace': ({ pace }) => game.hurry(pace),
    'games.list': ({ newest }) => library.list(newest),
    'games.resume': moving(({ gameId }) => game.resume(gameId)),
    'games.delete': ({ gameId }) => game.delete(gameId),
    'games.restore': ({ gameId }) => game.restore(gameId),
    'games.rename': ({ gameId, name }) => game.rename(gameId, name),
    'games.duplicate': ({ gameId, name }) => duplicate(library, gameId, name),
    ...exchangeCalls(targets),
    ...lookingBack(targets, moving),
    'advice.ask': ({ seq }) => advisor.advise(seq),
    'why.ask': ({ line }) => advisor.why(line),
    'decisionLog.open': ({ gameId, from }) => advisor.decisionLog(gameId, from),
    ...learningCalls(targets, moving),
    ...challengeCalls(targets),
    ...problemCalls(targets, moving),
    ...statisticsCalls(targets),
    ...contentCalls(targets),
    ...phoneCalls(targets),
  };
}
