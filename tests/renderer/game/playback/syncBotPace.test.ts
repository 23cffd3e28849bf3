// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPage } from '../../../../renderer/game/page.ts';
import { syncBotPace } from '../../../../renderer/game/playback/syncBotPace.ts';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { clientOver } from '../../../../renderer/platform/client/client.ts';
import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import { Session } from '../../../../shared/session/live/session.ts';
import { decideFirst } from '../../../fixtures/decideFirst.ts';
import { freshGame } from '../../../fixtures/savedGame.ts';
import { Playing } from './playing.ts';

const PACE = { speed: 'normal', reducedMotion: false } as const;

/** How the host's bots were asked to play, oldest first. */
const told: unknown[] = [];
let playing: Playing;
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
  playing.receive(session.update([]), PACE);
  for (let turns = 0; turns < 9 && !useTable.getState().playing; turns++) playing.receive(next(), PACE);
  expect(useTable.getState().playing).toBe(true);
}

beforeEach(() => {
  told.length = 0;
  playing = new Playing();
  const client = clientOver({
    call: (name, input) => {
      told.push([name, input]);
      return Promise.resolve({ ok: true, value: null });
    },
    on: () => () => undefined,
    onLink: () => () => undefined,
    end: () => undefined,
  });
  stop = syncBotPace({ ...createPage(client), playback: playing.playback });
});

afterEach(() => {
  stop();
  playing.playback.stop();
});

const asked = (pace: string) => ['bots.pace', { pace }];

it('lets bots that play alone wait until the table has shown what they did', () => {
  untilShown(game('bots'));
  expect(told.at(-1)).toEqual(asked('pause'));
  playing.rest();
  expect(useTable.getState().playing).toBe(false);
  expect(told.at(-1)).toEqual(asked('usual'));
});

it('leaves the pause to the player who has asked for it', () => {
  untilShown(game('bots'));
  playing.playback.send({ type: 'pause' });
  expect(told.at(-1)).toEqual(asked('pause'));
  told.length = 0;
  playing.playback.send({ type: 'skip' });
  expect(useTable.getState().playing).toBe(false);
  expect(told).toEqual([]);
  playing.playback.send({ type: 'goOn' });
  expect(told).toEqual([asked('usual')]);
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
  playing.rest();
  expect(told).toEqual([]);
});
