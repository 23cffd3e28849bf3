import type { AtTable, GameUpdate, Notice } from '../../../shared/contract/answers.ts';
import type { CallName, CallOutput, HostEventName } from '../../../shared/contract/contract.ts';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { LESSON_IDS } from '../../../shared/contract/lessonNames.ts';
import type { MenuCommand } from '../../../shared/contract/menuCommand.ts';
import { REFUSED, type Reply } from '../../../shared/contract/reply.ts';

/*
 * The types promise what the host sends. But once the host has ended, any other program may answer on its port, so the
 * page checks the outline of what it receives.
 */

type Shape = (value: unknown) => boolean;

const isText: Shape = (value) => typeof value === 'string';
const isCount: Shape = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const isFlag: Shape = (value) => typeof value === 'boolean';
const isList: Shape = (value) => Array.isArray(value);
const isBag = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOneOf =
  (names: Readonly<Record<string, true>>): Shape =>
  (value) =>
    typeof value === 'string' && Object.hasOwn(names, value);

const bag =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isBag(value) && Object.entries(fields).every(([name, fits]) => fits(value[name]));

const isPosition = bag({
  gameId: isText,
  seq: isCount,
  decision: (decision) => decision === null || isCount(decision),
  players: isList,
  screen: isBag,
  view: bag({ content: isText, seats: isList, deciders: isList, options: isBag, piles: isBag, turn: isBag }),
  events: isList,
  log: bag({ since: (since) => since === null || isCount(since), lines: isList }),
  choices: isList,
  refusals: isList,
  canUndo: isFlag,
  canReset: isFlag,
  canRedo: isFlag,
  takesBack: (seat) => seat === null || isCount(seat),
  practice: isFlag,
  privacy: isText,
  thinking: isList,
  handedOver: isList,
  seed: (seed) => seed === null || isCount(seed),
  dealCommitment: (commitment) => commitment === null || isBag(commitment),
});

const AT_TABLE: Readonly<Record<AtTable['kind'], Shape>> = {
  game: () => true,
  lesson: bag({ lesson: (id) => (LESSON_IDS as readonly unknown[]).includes(id) }),
  problem: bag({ problem: isText }),
};

const isAtTable: Shape = (value) =>
  isBag(value) && Object.entries(AT_TABLE).some(([kind, fits]) => value.kind === kind && fits(value));

const isUpdate: Shape = (value) => isPosition(value) && isAtTable(value);

const isSummary = bag({
  gameId: isText,
  name: (name) => name === null || isText(name),
  players: isList,
  mode: isText,
  expansions: isList,
  content: isText,
  epoch: isCount,
  phase: isText,
  finished: isFlag,
  decisions: isCount,
  totals: isList,
  winners: isList,
  table: isBag,
  practice: isFlag,
  savedAt: Number.isFinite,
});

const NOTICES: Readonly<Record<Notice['code'], true>> = {
  saveRestoredFromBackup: true,
  saveLost: true,
  saveNewer: true,
  saveUnreadable: true,
  saveChangedElsewhere: true,
  notDeleted: true,
  notOrdinary: true,
  notLocked: true,
  folderShared: true,
  saveFailed: true,
  saveWorksAgain: true,
  nothingUnsaved: true,
  settingsReset: true,
  settingsAside: true,
  settingsUnread: true,
  botReplaced: true,
  contentMissing: true,
  graphicsFail: true,
  safeStart: true,
  challengesRebuilt: true,
  lessonChanged: true,
  notesReset: true,
  notesRestored: true,
  notesLeft: true,
  notesUnread: true,
  notesSpoilt: true,
  statisticsRebuilt: true,
};

const COMMANDS: Readonly<Record<MenuCommand['name'], true>> = {
  newGame: true,
  continue: true,
  games: true,
  resume: true,
  settings: true,
  undo: true,
  redo: true,
  larger: true,
  smaller: true,
  usualSize: true,
  rules: true,
  keys: true,
  about: true,
  diagnostics: true,
};

const isImport: Shape = (value) =>
  bag({ games: isList, known: isList })(value) || bag({ problem: bag({ reason: isText, detail: isText }) })(value);

const isSettings: Shape = (value) =>
  isBag(value) &&
  Object.entries(DEFAULT_SETTINGS).every(([name, usual]) =>
    usual === null ? Object.hasOwn(value, name) : typeof value[name] === typeof usual && value[name] !== null,
  );

const isPhones = bag({
  door: (door) => door === null || bag({ address: isText, link: isText })(door),
  addresses: isList,
  invitations: isList,
  asking: isList,
  devices: isList,
  former: isList,
  trouble: (trouble) => trouble === null || isText(trouble),
});

const EVENTS: Readonly<Record<HostEventName, Shape>> = {
  'game.update': isUpdate,
  'game.summary': isSummary,
  notice: bag({ code: isOneOf(NOTICES), detail: isText }),
  'game.offered': bag({ fileName: isText, imported: isImport }),
  'settings.changed': isSettings,
  'phones.changed': isPhones,
  'place.settings': bag({ hidePoints: isFlag, phoneAdvice: isFlag }),
  command: bag({ name: isOneOf(COMMANDS) }),
};

/** Whether an event is one that the page can take in. */
export const fitsEvent = (name: HostEventName, payload: unknown): boolean => EVENTS[name](payload);

/** The calls that put a position on the screen. */
type UpdateCall = { [K in CallName]: CallOutput<K> extends GameUpdate ? K : never }[CallName];

const UPDATE_CALLS: Readonly<Record<UpdateCall, true>> = {
  'game.start': true,
  'game.open': true,
  'game.hide': true,
  'game.reveal': true,
  'game.act': true,
  'game.undo': true,
  'game.reset': true,
  'game.redo': true,
  'game.takeBack': true,
  'game.reseat': true,
  'games.resume': true,
  'replay.branch': true,
  'lessons.back': true,
  'problems.playOn': true,
};

/** The calls that put a lesson or a problem on the screen. */
type SceneCall = { [K in CallName]: CallOutput<K> extends { readonly update: GameUpdate } ? K : never }[CallName];

const SCENE_CALLS: Readonly<Record<SceneCall, true>> = { 'lessons.start': true, 'problems.start': true };
const isScene = bag({ update: isUpdate });

/** Whether a reply to a call is one that the page can take in. */
export function isReplyTo(name: string, reply: unknown): reply is Reply {
  if (!isBag(reply)) return false;
  if (reply.ok === true && isOneOf(UPDATE_CALLS)(name)) return isUpdate(reply.value);
  if (reply.ok === true) return !isOneOf(SCENE_CALLS)(name) || isScene(reply.value);
  return reply.ok === false && (REFUSED as readonly unknown[]).includes(reply.code) && isText(reply.detail);
}
