import { sealSave } from '../../../main/host/saves/saveEnvelope.ts';
import type { GameSummary, GameUpdate } from '../../../shared/contract/answers.ts';
import type { CallInput, CallName, CallOutput } from '../../../shared/contract/contract.ts';
import { LESSON_IDS } from '../../../shared/contract/lessonNames.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { summaryOf } from '../../../shared/session/live/summary.ts';
import { type Luck, pick } from '../../fixtures/luck.ts';
import { recordedGame, recordLines, textOf } from '../../fixtures/recordFile.ts';
import { type Doubt, type Ledger, newlyKnown } from './ledger.ts';

/** What the player at the table knows when choosing what to do next. */
export interface PlayerState {
  readonly ledger: Ledger;
  /** The position on the screen, if there is one. */
  readonly update: GameUpdate | null;
  readonly luck: Luck;
}

/** One call with what is in doubt until it is answered, and what its answer confirms. */
export interface Step<K extends CallName = CallName> {
  readonly call: K;
  readonly input: CallInput<K>;
  readonly doubt: Doubt;
  /** What is called before, which takes the game off the table and changes nothing that is kept. */
  readonly first?: { readonly call: CallName; readonly input: unknown };
  confirm(value: CallOutput<K>): void;
}

/** Something that the player does now and then. `plan` returns `null` when it cannot be done now. */
export interface Activity {
  readonly name: string;
  /** How often it is done, against the others. */
  readonly weight: number;
  plan(state: PlayerState): Step | null;
}

const MANY_FILES = 20;
const MANY_GAMES = 10;
const human: Player = { name: 'Ada', emblem: 'monkey', controller: { kind: 'human' } };
const bot = (name: string, emblem: Player['emblem']): Player => ({
  name,
  emblem,
  controller: { kind: 'bot', level: 'apprentice' },
});
const TABLE = [human, bot('Ben', 'dragon'), bot('Cleo', 'lion')];
const RECORD = textOf(recordLines);
const SAVE = sealSave(recordedGame, 0, summaryOf(recordedGame, 0));

/** Keeps a step's call, input and answer of one kind, whatever kinds the others are of. */
const step = <K extends CallName>(
  call: K,
  input: CallInput<K>,
  doubt: Doubt,
  confirm: (value: CallOutput<K>) => void,
): Step => ({ call, input, doubt, confirm }) as unknown as Step;

const someGame = ({ ledger, luck }: PlayerState): string | null =>
  ledger.games.size === 0 ? null : pick([...ledger.games.keys()], luck);

function act({ ledger, update, luck }: PlayerState): Step | null {
  if (update === null || update.screen.actor === null || update.choices.length === 0) return null;
  const { action } = pick(update.choices, luck);
  const told = ledger.games.get(update.gameId)?.log.length ?? 0;
  return step('game.act', { seq: update.seq, action }, {}, (answer) => {
    ledger.games.get(answer.gameId)?.before.push(told);
    ledger.note(answer);
  });
}

function undo({ ledger, update }: PlayerState): Step | null {
  if (update?.canUndo !== true) return null;
  const { gameId, seq } = update;
  return step('game.undo', { seq }, { rewinds: gameId }, (answer) => {
    ledger.games.get(gameId)?.before.pop();
    ledger.note(answer);
  });
}

function start({ ledger, luck }: PlayerState): Step | null {
  if (ledger.games.size >= MANY_GAMES) return null;
  const input = { mode: 'advanced', players: TABLE, seed: luck(2 ** 31) } as const;
  return step('game.start', input, { appears: true }, (answer) => ledger.note(answer));
}

function branch(state: PlayerState): Step | null {
  const gameId = someGame(state);
  if (gameId === null || state.ledger.games.size >= MANY_GAMES) return null;
  const input = { gameId, position: 0, players: TABLE };
  return step('replay.branch', input, { appears: true }, (answer) => state.ledger.note(answer));
}

function remove(state: PlayerState): Step | null {
  const gameId = someGame(state);
  if (gameId === null) return null;
  const { games, deleted } = state.ledger;
  return step('games.delete', { gameId }, { vanishes: gameId }, () => {
    const confirmed = games.get(gameId);
    if (confirmed !== undefined) deleted.set(gameId, confirmed);
    games.delete(gameId);
  });
}

function restore({ ledger, luck }: PlayerState): Step | null {
  const [gameId] = ledger.deleted.size === 0 ? [] : [pick([...ledger.deleted.keys()], luck)];
  if (gameId === undefined) return null;
  return step('games.restore', { gameId }, { appears: true }, () => {
    const confirmed = ledger.deleted.get(gameId);
    if (confirmed !== undefined) ledger.games.set(gameId, confirmed);
    ledger.deleted.delete(gameId);
  });
}

function importRecord({ ledger }: PlayerState): Step | null {
  if (ledger.games.size >= MANY_GAMES) return null;
  return step('record.import', { text: RECORD }, { appears: true }, (answer) => {
    if ('problem' in answer) throw new Error(`the record was refused: ${answer.problem.reason}`);
    noteNew(ledger, answer.games);
  });
}

function rename(state: PlayerState): Step | null {
  const gameId = someGame(state);
  if (gameId === null) return null;
  const name = `Game ${state.luck(1000)}`;
  return step('games.rename', { gameId, name }, { renames: { gameId, name } }, () => {
    const confirmed = state.ledger.games.get(gameId);
    if (confirmed !== undefined) confirmed.name = name;
  });
}

/** Takes down games that an answer brought; nothing was told of how they went. */
function noteNew({ games }: Ledger, listed: readonly GameSummary[]): void {
  for (const { gameId, name } of listed)
    if (!games.has(gameId)) games.set(gameId, Object.assign(newlyKnown(), { name }));
}

function duplicate(state: PlayerState): Step | null {
  const gameId = someGame(state);
  const { ledger } = state;
  if (gameId === null || ledger.games.size >= MANY_GAMES) return null;
  return step('games.duplicate', { gameId, name: 'Copy' }, { appears: true }, (games) => noteNew(ledger, games));
}

const importSave = ({ ledger }: PlayerState): Step | null =>
  ledger.games.size >= MANY_GAMES
    ? null
    : step('save.import', { text: SAVE }, { appears: true }, (answer) => {
        if ('problem' in answer) throw new Error(`the save was refused: ${answer.problem.reason}`);
        noteNew(ledger, answer.games);
      });

function changeSettings({ ledger, luck }: PlayerState): Step {
  // Bots that do not wait write most.
  const change = {
    speed: 'instant' as const,
    uiScale: 75 + luck(125),
    language: pick(['de', 'en', 'auto'] as const, luck),
  };
  return step('settings.change', change, { settings: change }, (settings) => {
    ledger.settings = settings;
  });
}

const copyNumbers = ({ ledger }: PlayerState): Step | null =>
  ledger.contents.size >= MANY_FILES
    ? null
    : step('content.copy', {}, {}, ({ entries }) => {
        for (const { file } of entries) ledger.contents.add(file);
      });

function resume(state: PlayerState): Step | null {
  const gameId = someGame(state);
  return gameId === null ? null : step('games.resume', { gameId }, {}, (answer) => state.ledger.note(answer));
}

/** Gives a problem up: that is remembered, too. */
const solve = ({ ledger }: PlayerState): Step => ({
  ...step('problems.answer', { action: null }, { solves: true }, ({ progress }) => {
    ledger.solved = progress.tried;
  }),
  first: { call: 'problems.start', input: { choice: { kind: 'any' } } },
});

function learn({ ledger, luck }: PlayerState): Step {
  const lesson = pick(LESSON_IDS, luck);
  const finishing = step('lessons.finish', {}, {}, ({ done }) => {
    for (const each of done) ledger.lessons.add(each);
  });
  return { ...finishing, first: { call: 'lessons.start', input: { lesson, step: 0 } } };
}

const lookBack = ({ ledger }: PlayerState): Step =>
  step('statistics.read', {}, {}, ({ games }) => {
    ledger.counted = games.length;
  });

/** Everything that changes a file. A new call of the contract that does is one line here. */
export const ACTIVITIES: readonly Activity[] = [
  { name: 'act', weight: 60, plan: act },
  { name: 'undo', weight: 4, plan: undo },
  { name: 'start', weight: 2, plan: start },
  { name: 'branch', weight: 2, plan: branch },
  { name: 'delete', weight: 8, plan: remove },
  { name: 'restore', weight: 2, plan: restore },
  { name: 'import a record', weight: 1, plan: importRecord },
  { name: 'import a save', weight: 1, plan: importSave },
  { name: 'rename', weight: 2, plan: rename },
  { name: 'duplicate', weight: 2, plan: duplicate },
  { name: 'change settings', weight: 4, plan: changeSettings },
  { name: 'copy the numbers', weight: 1, plan: copyNumbers },
  { name: 'resume', weight: 2, plan: resume },
  { name: 'solve a problem', weight: 1, plan: solve },
  { name: 'finish a lesson', weight: 1, plan: learn },
  { name: 'look at the statistics', weight: 1, plan: lookBack },
];
