import { z } from 'zod';
import type { ContentFile } from '../content/content.ts';
import type { Observation } from '../rules/observation/observation.ts';
import type { GameHonours, StatisticsTold } from '../statistics/statisticsAnswers.ts';
import { ACTION_TYPES, type Action } from '../vocabulary/actions.ts';
import { LONGEST_PIECE_ID, MOST_DECISIONS, MOST_LESSON_STEPS, MOST_LOG_LINES } from '../vocabulary/limits.ts';
import { BOT_PACES } from '../vocabulary/preferences.ts';
import { EMBLEMS, MOST_SEATS } from '../vocabulary/seats.ts';
import type { Analysis, AnalysisPart } from './analysis.ts';
import type {
  Advice,
  AppInfo,
  ContentFolder,
  DecisionLog,
  GameSummary,
  GameUpdate,
  Licence,
  LogFolder,
  Notice,
  PhaseEnd,
  ReplayTimeline,
  Why,
} from './answers.ts';
import type { ChallengeProgress } from './challengeAnswers.ts';
import type { GameCheck } from './fairness.ts';
import type { GameOffer, RecordImport, SaveImport, TextFile } from './fileAnswers.ts';
import type { CoachNotes, EpochReview, LessonProgress, LessonScene } from './lessonAnswers.ts';
import { COACH_TOPICS, LESSON_IDS } from './lessonNames.ts';
import type { MenuCommand } from './menuCommand.ts';
import type { PhonesState } from './phones.ts';
import type { ProblemOverview, ProblemScene, ProblemVerdict } from './problemAnswers.ts';
import { DIFFICULTY_NAMES, type ProblemChoice, THEMES } from './problemNames.ts';
import {
  contentIdSchema,
  gameIdSchema,
  gameNameSchema,
  newGameSchema,
  type PlaceSettings,
  playerSchema,
  playersSchema,
  type Settings,
  seatSchema,
  settingsSchema,
  sittersSchema,
} from './tableSetup.ts';

/** The shape of an action; whether it is legal is for the rules to say. */
export const actionSchema = z.custom<Action>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    ACTION_TYPES.includes((value as Action).type) &&
    Object.keys(value).length <= 5 &&
    Object.values(value).every(
      (field) => typeof field === 'number' || (typeof field === 'string' && field.length <= LONGEST_PIECE_ID),
    ),
  'not an action',
);

const gameId = gameIdSchema;
const position = z.number().int().min(0).max(MOST_DECISIONS);
const viewer = seatSchema.nullable();
const lesson = z.enum(LESSON_IDS);
const step = z.number().int().min(0).max(MOST_LESSON_STEPS);
const facts = z
  .record(z.string().max(40), z.string().max(300))
  .refine((entries) => Object.keys(entries).length <= 20, 'too many');
const problemChoice: z.ZodType<ProblemChoice> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('daily') }),
  z.strictObject({ kind: z.literal('any') }),
  z.strictObject({ kind: z.literal('theme'), theme: z.enum(THEMES) }),
  z.strictObject({ kind: z.literal('difficulty'), difficulty: z.enum(DIFFICULTY_NAMES) }),
]);
const atPosition = z.object({ seq: z.number().int().min(0) }).strict();
const nothing = z.object({}).strict();
const device = z.object({ device: z.number().int().min(1) }).strict();
const place = z.union([seatSchema, z.literal('table')]);
const output = <T>() => z.custom<T>(() => true);

/** Every call that the page can make: its input, and the type of its answer. */
export const calls = {
  'app.info': { input: nothing, output: output<AppInfo>() },
  /** What a player can send with a question about a problem: versions, settings, log, and the page's own facts. */
  'app.diagnostics': { input: z.object({ facts }).strict(), output: output<string>() },
  /** Shows the folder of the logs, where there is something to show it with. */
  'app.openLogs': { input: nothing, output: output<LogFolder>() },
  /** Every package that is part of the program. */
  'app.licences': { input: nothing, output: output<readonly Licence[]>() },
  /** The page has drawn something, so whoever opened its window knows that the player sees it. */
  'app.drawn': { input: nothing, output: output<null>() },
  /** Quits the program. Refused as `unsaved` while something could not be saved, unless `evenUnsaved` is set. */
  'app.quit': { input: z.object({ evenUnsaved: z.boolean().optional() }).strict(), output: output<null>() },
  'settings.read': { input: nothing, output: output<Settings>() },
  'settings.change': { input: settingsSchema.partial(), output: output<Settings>() },
  /** The game that "Continue" opens, the best of those that are known so far; `null` when there is none. */
  'game.summary': { input: nothing, output: output<GameSummary | null>() },
  /** Starts a game in place of the current one. */
  'game.start': { input: newGameSchema, output: output<GameUpdate>() },
  /** The current game's position, as after a reload of the page. Lowers the curtain again. */
  'game.open': { input: nothing, output: output<GameUpdate>() },
  /** Leaves the table; the game stays saved and its bots stop. */
  'game.leave': { input: nothing, output: output<null>() },
  /** Changes who plays the seats from now on, one player for each seat. Refused as `illegal` when the game is over. */
  'game.reseat': { input: z.object({ sitters: sittersSchema }).strict(), output: output<GameUpdate>() },
  /** Lowers the curtain that was raised, so that nobody sees what one person was looking at. */
  'game.hide': { input: nothing, output: output<GameUpdate>() },
  /** Raises the curtain for the seat that it waits for. */
  'game.reveal': { input: z.object({ seat: seatSchema }).strict(), output: output<GameUpdate>() },
  'game.act': {
    input: z.object({ seq: z.number().int().min(0), action: actionSchema }).strict(),
    output: output<GameUpdate>(),
  },
  /**
   * Every saved game, newest first, including the current one. With `newest`, only so many, without waiting until all
   * games were read.
   */
  'games.list': {
    input: z.object({ newest: z.number().int().min(1).optional() }).strict(),
    output: output<readonly GameSummary[]>(),
  },
  /** Opens a saved game in place of the current one, which stays saved. */
  'games.resume': { input: z.object({ gameId }).strict(), output: output<GameUpdate>() },
  /** Deletes a game; `games.restore` brings it back until the program ends. */
  'games.delete': { input: z.object({ gameId }).strict(), output: output<readonly GameSummary[]>() },
  'games.restore': { input: z.object({ gameId }).strict(), output: output<readonly GameSummary[]>() },
  /** Changes a game's name; `null` lets the page make one up again. */
  'games.rename': {
    input: z.object({ gameId, name: gameNameSchema.nullable() }).strict(),
    output: output<readonly GameSummary[]>(),
  },
  /** Adds a copy of a game, as it stands, under a name of its own. */
  'games.duplicate': {
    input: z.object({ gameId, name: gameNameSchema }).strict(),
    output: output<readonly GameSummary[]>(),
  },
  /** A game as a file to take elsewhere. It contains all secrets of the game. */
  'save.export': { input: z.object({ gameId }).strict(), output: output<TextFile>() },
  /** Imports such a file: as a game of its own, unless exactly this one is here already. */
  'save.import': { input: z.object({ text: z.string() }).strict(), output: output<SaveImport>() },
  /** A finished game as a game record (rules §13). */
  'record.read': {
    input: z.object({ gameId, withLegal: z.boolean() }).strict(),
    output: output<TextFile>(),
  },
  'record.import': { input: z.object({ text: z.string() }).strict(), output: output<RecordImport>() },
  'replay.open': { input: z.object({ gameId, viewer }).strict(), output: output<ReplayTimeline>() },
  'replay.view': {
    input: z.object({ gameId, viewer, position }).strict(),
    output: output<Observation>(),
  },
  /**
   * How everybody's points grew in a finished game. Refused for a running one, whose points would tell what is hidden.
   */
  'replay.points': { input: z.object({ gameId }).strict(), output: output<readonly PhaseEnd[]>() },
  /**
   * "What if": starts a new game at a position of another one, with the same deal. If that game still runs, everything
   * unknown is shuffled anew, so that nothing is revealed.
   */
  'replay.branch': {
    input: z.object({ gameId, position, players: playersSchema }).strict(),
    output: output<GameUpdate>(),
  },
  /** Advice for the seat that decides on the screen, or on the device that asks, from what that seat may know. */
  'advice.ask': { input: atPosition, output: output<Advice>() },
  /**
   * The decision log of a finished game, page by page: every decision of every seat and its reason, from one position
   * on.
   */
  'decisionLog.open': {
    input: z.object({ gameId, from: position }).strict(),
    output: output<DecisionLog>(),
  },
  /** Repeats the bots' decisions of a finished game, a few at a time: `from` says how many were checked before. */
  'fairness.check': { input: z.object({ gameId, from: position }).strict(), output: output<GameCheck>() },
  /**
   * The analysis of a finished game: what everybody could expect, and how good the decisions were, as far as they have
   * been judged.
   */
  'analysis.open': { input: z.object({ gameId }).strict(), output: output<Analysis>() },
  /** Judges some more decisions, those of `seat` first. Aborted as `stale` by a call that opens a game. */
  'analysis.further': { input: z.object({ gameId, seat: seatSchema }).strict(), output: output<AnalysisPart>() },
  /** Why a bot did what line `line` of the log (from 0) tells; `null` where nobody decided that. */
  'why.ask': {
    input: z.object({ line: z.number().int().min(0).max(MOST_LOG_LINES) }).strict(),
    output: output<Why | null>(),
  },
  'lessons.progress': { input: nothing, output: output<LessonProgress>() },
  /**
   * Puts a lesson on the table: at a step, as if all decisions before it had been those of the lesson, or (`null`)
   * where it was left. It is not listed or saved among the games.
   */
  'lessons.start': { input: z.object({ lesson, step: step.nullable() }).strict(), output: output<LessonScene>() },
  /** Notes which step of the lesson on the table is due, so that the lesson goes on there after quitting. */
  'lessons.reach': { input: z.object({ step }).strict(), output: output<LessonProgress>() },
  /** Takes everything back that was decided since a step of the lesson on the table. */
  'lessons.back': { input: z.object({ step }).strict(), output: output<GameUpdate>() },
  /** The lesson on the table was played to its end. */
  'lessons.finish': { input: nothing, output: output<LessonProgress>() },
  /**
   * What the coach knows when it joins the game on the table. The game then counts as one of the first games that it
   * accompanies.
   */
  'coach.begin': { input: nothing, output: output<CoachNotes>() },
  /** The coach has given an introduction that it gives only once. */
  'coach.told': { input: z.object({ topic: z.enum(COACH_TOPICS) }).strict(), output: output<null>() },
  /** What went well and what cost points in an epoch of the game on the table, for the seat that is served. */
  'coach.review': { input: z.object({ epoch: z.literal([1, 2, 3]) }).strict(), output: output<EpochReview>() },
  /** All attempts at daily deals, challenges and the ladder, games that have just ended included. */
  'challenges.progress': { input: nothing, output: output<ChallengeProgress>() },
  /**
   * The score of a bot of the highest level in the player's place on a day that was played; takes seconds. Refused as
   * `badInput` for other days.
   */
  'challenges.par': { input: z.object({ date: z.string().max(10) }).strict(), output: output<number>() },
  /** The present strength of these people, 1 (apprentice) to 5 (hadara). Waits until all games have been read. */
  'matching.strength': {
    input: z
      .object({ people: z.array(playerSchema.pick({ name: true, emblem: true }).strict()).max(MOST_SEATS) })
      .strict(),
    output: output<number>(),
  },
  /** Every finished game in which a person sat, as far as known. Starts reading the saves that are not known yet. */
  'statistics.read': { input: nothing, output: output<StatisticsTold>() },
  /** What a finished game has earned for the persons at its table. Refused as `noGame` when there is none. */
  'statistics.honours': { input: z.object({ gameId }).strict(), output: output<GameHonours>() },
  /** Deletes the statistics of a person: games that have ended until now count for nobody. The saves stay. */
  'statistics.forget': {
    input: z.object({ name: z.string().min(1).max(64), emblem: z.enum(EMBLEMS) }).strict(),
    output: output<StatisticsTold>(),
  },
  /** How the player is doing with problems, and which problems there are. */
  'problems.overview': { input: nothing, output: output<ProblemOverview>() },
  /** Puts a problem on the table. */
  'problems.start': { input: z.object({ choice: problemChoice }).strict(), output: output<ProblemScene>() },
  /** Answers the problem on the table, once, or gives up (`null`). The position stays as it is. */
  'problems.answer': {
    input: z.object({ action: actionSchema.nullable() }).strict(),
    output: output<ProblemVerdict>(),
  },
  /** Plays on from the problem after its answer, as a practice game of its own. */
  'problems.playOn': { input: nothing, output: output<GameUpdate>() },
  /** The player's own content files. */
  'content.list': { input: nothing, output: output<ContentFolder>() },
  /** Writes the game's own numbers into that folder, as a file to start from. */
  'content.copy': { input: nothing, output: output<ContentFolder>() },
  'content.read': { input: z.object({ id: contentIdSchema }).strict(), output: output<ContentFile>() },
  /** Takes the last decision of a person back, as long as nobody has learned anything since. */
  'game.undo': { input: atPosition, output: output<GameUpdate>() },
  /** Takes back all decisions of that seat in this step, under the same condition. */
  'game.reset': { input: atPosition, output: output<GameUpdate>() },
  /** Repeats the decision that was taken back last. */
  'game.redo': { input: atPosition, output: output<GameUpdate>() },
  /** Takes the last decision of a person back whatever was learned since; marks the game as practice. */
  'game.takeBack': { input: atPosition, output: output<GameUpdate>() },
  /** Whether the program listens for phones, and who has come. */
  'phones.read': { input: nothing, output: output<PhonesState>() },
  /**
   * Invites phones and second screens to the game on the table: from now on the program listens on the network, at the
   * likeliest address or the named one. Refused as `noGame` when there is none.
   */
  'phones.invite': {
    input: z.object({ address: z.string().max(64).optional() }).strict(),
    output: output<PhonesState>(),
  },
  /**
   * After a restart of the program: lets the devices return that were at this game's table before
   * (`PhonesState.former`), at the address where they look for it, or forgets them.
   */
  'phones.comeBack': { input: z.object({ welcome: z.boolean() }).strict(), output: output<PhonesState>() },
  /** Stops listening; the screen serves everybody again. */
  'phones.stop': { input: nothing, output: output<PhonesState>() },
  /** Admits a device that asks for a place. The device that had the place before is disconnected. */
  'phones.admit': { input: device, output: output<PhonesState>() },
  'phones.refuse': { input: device, output: output<PhonesState>() },
  /** Takes a place back from its device: the seat decides at the screen again. */
  'phones.release': { input: z.object({ place }).strict(), output: output<PhonesState>() },
  /** Changes how fast bots play from now on; opening a game restores the usual pace. */
  'bots.pace': { input: z.object({ pace: z.enum(BOT_PACES) }).strict(), output: output<null>() },
} as const;

/** Every message that the host sends by itself. */
export interface HostEvents {
  'game.update': GameUpdate;
  /** A better game to continue was found; `game.summary` answers with it from now on. */
  'game.summary': GameSummary;
  notice: Notice;
  /** Somebody opened a file with the program, and the page should show it. Waits for the first page that listens. */
  'game.offered': GameOffer;
  'settings.changed': Settings;
  'phones.changed': PhonesState;
  /** Only to a device around the table: the settings that apply there, when it joins and whenever they change. */
  'place.settings': PlaceSettings;
  command: MenuCommand;
}

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type CallInput<K extends CallName> = z.input<Calls[K]['input']>;
export type CallOutput<K extends CallName> = z.output<Calls[K]['output']>;
export type HostEventName = keyof HostEvents;

/**
 * The only calls that a device around the table may make; they mean its own seat. A device that only shows the table
 * may open and read.
 */
export const HAND_CALLS = [
  'game.open',
  'game.act',
  'game.undo',
  'advice.ask',
  'content.read',
] as const satisfies readonly CallName[];
export type HandCall = (typeof HAND_CALLS)[number];
