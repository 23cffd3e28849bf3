import type { GameSummary, GameUpdate } from '../../../shared/contract/answers.ts';
import type { ImportedGames } from '../../../shared/contract/fileAnswers.ts';
import type { CoachTopic } from '../../../shared/contract/lessonNames.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { TorturedHost } from '../hostOn.ts';

/** What a chapter works with, and what was brought about so far. */
export interface Scene {
  readonly tortured: TorturedHost;
  /** The position on the screen; `null` before the first game. */
  update: GameUpdate | null;
  /** A game as text, to be imported. */
  readonly text: string;
  /** A challenge before its last decision, as text, and that decision. */
  readonly ending: Ending;
  copyId: string;
  /** What the coach has said. */
  told: readonly string[];
  /** The problems that were answered. */
  solved: readonly string[];
  /** The ids of games that were deleted at once after their last decision. */
  ended: readonly string[];
}

export interface Ending {
  readonly text: string;
  readonly last: Action;
}

/** Something that a player does. None of it may be refused, whatever the disk does. */
export interface Chapter {
  readonly name: string;
  act(scene: Scene): Promise<unknown>;
}

const person = (name: string, emblem: Player['emblem']): Player => ({ name, emblem, controller: { kind: 'human' } });
// Two people: the story is the same each time, and no thread is needed.
const players = [person('Ada', 'monkey'), person('Ben', 'lion')];

async function start(scene: Scene): Promise<void> {
  scene.update = await scene.tortured.call('game.start', { mode: 'advanced', players, seed: 7 });
}

/** Where nothing could be read a player begins anew. */
async function goOn(scene: Scene): Promise<void> {
  const reply = await scene.tortured.host.handle('game.open', {});
  if (reply.ok) scene.update = reply.value as GameUpdate;
  else await start(scene);
}

async function act(scene: Scene): Promise<void> {
  const { tortured, update } = scene;
  if (update === null) throw new Error('there is no game');
  const { curtain } = update.screen;
  const shown = curtain === null ? update : await tortured.call('game.reveal', { seat: curtain });
  const action = shown.choices[0]?.action;
  if (action === undefined) throw new Error('there is nothing to choose from');
  scene.update = await tortured.call('game.act', { seq: shown.seq, action });
}

const gameIdOf = ({ update }: Scene): string => update?.gameId ?? '';

async function duplicate(scene: Scene): Promise<void> {
  const games = await scene.tortured.call('games.duplicate', { gameId: gameIdOf(scene), name: 'Copy' });
  scene.copyId = games.find(({ name }) => name === 'Copy')?.gameId ?? '';
}

/** A disk that refuses leaves a game where it was: on the list, or deleted. */
async function deleteAndRestore({ tortured, copyId }: Scene): Promise<void> {
  const isListed = (games: readonly GameSummary[]) => games.some(({ gameId }) => gameId === copyId);
  if (!isListed(await tortured.call('games.delete', { gameId: copyId })))
    await tortured.call('games.restore', { gameId: copyId });
  // What could not be brought back at once is brought back when one tries again.
  if (!isListed(await tortured.call('games.list', {}))) await tortured.host.handle('games.restore', { gameId: copyId });
}

async function takeIn({ tortured, text }: Scene): Promise<void> {
  const imported = await tortured.call('save.import', { text });
  if ('problem' in imported) throw new Error(`the game was refused: ${imported.problem.reason}`);
  const [game] = (imported satisfies ImportedGames).games;
  if (game !== undefined) await tortured.call('games.delete', { gameId: game.gameId });
}

async function answerProblem(scene: Scene): Promise<void> {
  const { id, update } = await scene.tortured.call('problems.start', { choice: { kind: 'any' } });
  const action = update.choices[0]?.action ?? null;
  await scene.tortured.call('problems.answer', { action });
  scene.solved = [...scene.solved, id];
}

/** Plays a challenge to its end, and deletes it before the last decision is answered. */
async function endAndDelete(scene: Scene): Promise<void> {
  const { tortured, ending } = scene;
  const imported = await tortured.call('save.import', { text: ending.text });
  const [game] = 'problem' in imported ? [] : imported.games;
  if (game === undefined) throw new Error('the challenge was refused');
  const { gameId } = game;
  const resumed = await tortured.call('games.resume', { gameId });
  const { curtain } = resumed.screen;
  const { seq } = curtain === null ? resumed : await tortured.call('game.reveal', { seat: curtain });
  const acted = tortured.call('game.act', { seq, action: ending.last });
  await Promise.all([acted, tortured.call('games.delete', { gameId })]);
  scene.ended = [...scene.ended, gameId];
  scene.update = null;
}

const settle =
  (uiScale: number) =>
  ({ tortured }: Scene) =>
    tortured.call('settings.change', { uiScale });

const hear =
  (topic: CoachTopic) =>
  async (scene: Scene): Promise<void> => {
    await scene.tortured.call('coach.told', { topic });
    scene.told = [...scene.told, topic];
  };

/** One run of the program after the other. */
export const STORY: readonly (readonly Chapter[])[] = [
  [
    { name: 'change settings', act: settle(120) },
    { name: 'start', act: start },
    { name: 'act', act },
    { name: 'act', act },
    { name: 'rename', act: (scene) => scene.tortured.call('games.rename', { gameId: gameIdOf(scene), name: 'Mine' }) },
    { name: 'duplicate', act: duplicate },
    { name: 'delete and restore', act: deleteAndRestore },
    { name: 'import and delete', act: takeIn },
    { name: 'copy the numbers', act: (scene) => scene.tortured.call('content.copy', {}) },
    { name: 'hear the coach', act: hear('draftA') },
    { name: 'hear the coach', act: hear('draftB') },
    { name: 'act', act },
    { name: 'end a challenge and delete it', act: endAndDelete },
    { name: 'answer a problem', act: answerProblem },
  ],
  [
    { name: 'go on', act: goOn },
    { name: 'act', act },
    { name: 'change settings', act: settle(150) },
    { name: 'hear the coach', act: hear('setWheel') },
    { name: 'act', act },
    { name: 'answer a problem', act: answerProblem },
  ],
];
