// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepInStep } from '../../../renderer/app/keepInStep.ts';
import { goOn, pause, receiveUpdate, skip } from '../../../renderer/game/playback/director.ts';
import { useTable } from '../../../renderer/game/state/table.ts';
import { clientOver } from '../../../renderer/platform/client/client.ts';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { Session } from '../../../shared/session/live/session.ts';
import { decideFirst } from '../../fixtures/decideFirst.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

const PACE = { speed: 'normal', reducedMotion: false } as const;

/** How the host's bots were asked to play, oldest first. */
const told: unknown[] = [];
let stop: () => void = () => undefined;

/** Decides whatever is due; everybody is a bot, or seat 0 is a person who does as one. */
function game(players: 'bots' | 'mixed') {
  const saved = freshGame('aaa');
  const seated = saved.players.map((player, seat) =>
    players === 'mixed' && seat === 0 ? { ...player, controller: { kind: 'human' as const } } : player,
  );
  const session = new Session({ ...saved, players: seated });
  const next = (): GameUpdate => decideFirst(session);
  return { session, next };
}

/** Lets the game go on until there is something to be shown. */
function untilShown({ session, next }: ReturnType<typeof game>): void {
  receiveUpdate(session.update([]), PACE);
  for (let turns = 0; turns < 9 && !useTable.getState().playing; turns++) receiveUpdate(next(), PACE);
  expect(useTable.getState().playing).toBe(true);
}

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  useTable.setState(useTable.getInitialState(), true);
  const client = clientOver({
    call: (name, input) => {
      told.push([name, input]);
      return Promise.resolve({ ok: true, value: null });
    },
    on: () => () => undefined,
    onLink: () => () => undefined,
    end: () => undefined,
  });
  stop = keepInStep(client);
});

afterEach(() => {
  stop();
  skip();
  useTable.setState(useTable.getInitialState(), true);
  vi.useRealTimers();
});

const asked = (pace: string) => ['bots.pace', { pace }];

it('lets bots that play alone wait until the table has shown what they did', () => {
  untilShown(game('bots'));
  expect(told.at(-1)).toEqual(asked('pause'));
  vi.runAllTimers();
  expect(useTable.getState().playing).toBe(false);
  expect(told.at(-1)).toEqual(asked('usual'));
});

it('leaves the pause to the player who has asked for it', () => {
  untilShown(game('bots'));
  pause();
  told.length = 0;
  skip();
  expect(useTable.getState().playing).toBe(false);
  expect(told).toEqual([]);
  goOn();
  expect(told).toEqual([]);
});

it('lets them go on when a person comes back', () => {
  const watched = game('bots');
  untilShown(watched);
  const update = watched.session.update([]);
  const [first, ...others] = update.players;
  if (first === undefined) throw new Error('nobody sits there');
  useTable.setState({ update: { ...update, players: [{ ...first, controller: { kind: 'human' } }, ...others] } });
  expect(told.at(-1)).toEqual(asked('usual'));
});

it('does not meddle with a table that a person plays at', () => {
  untilShown(game('mixed'));
  vi.runAllTimers();
  expect(told).toEqual([]);
});
