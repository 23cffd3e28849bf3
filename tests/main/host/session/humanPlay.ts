import { vi } from 'vitest';
import { openSave } from '../../../../main/host/saves/saveEnvelope.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';
import type { TestHost } from '../testHost.ts';

const WRITTEN = /^rename ([a-z0-9-]+)\.json\.[0-9a-f-]{36}\.tmp$/;

/** The id of the game that was written last. */
function lastWritten({ disk }: TestHost): string {
  const id = disk.operations
    .flatMap((operation) => (operation.includes('settings') ? [] : (WRITTEN.exec(operation)?.[1] ?? [])))
    .at(-1);
  if (id === undefined) throw new Error('no game was written');
  return id;
}

/** A game as its save holds it now: the one that was written last, if none is named. */
export function onDisk(host: TestHost, gameId: string = lastWritten(host)): SavedGame {
  const opened = openSave(host.disk.text(`${gameId}.json`));
  if (opened.kind !== 'good') throw new Error(opened.kind);
  return opened.saved;
}

const actor = (update: GameUpdate): number | null => update.screen.actor ?? update.screen.curtain;

/** Waits until a human has to do something, or the game is over. */
export async function humanTurn(host: TestHost, answer: GameUpdate): Promise<GameUpdate> {
  return vi.waitFor(
    () => {
      const newest = host.updates.findLast(({ gameId }) => gameId === answer.gameId);
      const update = newest && newest.seq > answer.seq ? newest : answer;
      if (actor(update) === null && update.view.result === null) throw new Error('bots are playing');
      return update;
    },
    { timeout: 10_000, interval: 1 },
  );
}

/** The game before its last decision. */
export const beforeTheEnd = (game: SavedGame): SavedGame => ({ ...game, actions: game.actions.slice(0, -1) });

/** Takes up a game before its last decision, takes that, and deletes the game before the answer is there. */
export async function endAndDelete(host: TestHost, { gameId, actions }: SavedGame): Promise<void> {
  const resumed = await host.call('games.resume', { gameId });
  const { curtain } = resumed.screen;
  const { seq } = curtain === null ? resumed : await host.call('game.reveal', { seat: curtain });
  const last = actions.at(-1);
  if (last === undefined) throw new Error('nothing was decided');
  const ended = host.call('game.act', { seq, action: last.action });
  await Promise.all([ended, host.call('games.delete', { gameId })]);
}

/** Does something legal for the human whose turn it is, and waits for the next turn. */
export async function playOn(host: TestHost, update: GameUpdate, taste: number): Promise<GameUpdate> {
  const { curtain } = update.screen;
  const shown = curtain === null ? update : await host.call('game.reveal', { seat: curtain });
  const choice = shown.choices[taste % shown.choices.length];
  if (!choice) throw new Error('nothing to choose from');
  return humanTurn(host, await host.call('game.act', { seq: shown.seq, action: choice.action }));
}

/** Plays until `done` or to the end of the game. */
export async function playUntil(
  host: TestHost,
  start: GameUpdate,
  done: (update: GameUpdate) => boolean,
): Promise<GameUpdate> {
  let update = await humanTurn(host, start);
  for (let taste = 0; !done(update) && update.view.result === null; taste += 7) {
    update = await playOn(host, update, taste);
  }
  return update;
}
