import { describe, expect, it } from 'vitest';
import type { Controller } from '../../../shared/contract/tableSetup.ts';
import { pathOf } from '../../../shared/flow/runner.ts';
import { branchOf } from '../../../shared/session/replay/branch.ts';
import { pointsOverTime } from '../../../shared/session/replay/pointsOverTime.ts';
import { replay } from '../../../shared/session/replay/replay.ts';
import { reseated } from '../../../shared/session/saves/earlierPlayers.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { finishedGameOf } from '../../../shared/statistics/play/finishedGame.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { SCORE_CATEGORIES } from '../../../shared/vocabulary/score.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { everySetup, setupWith } from '../../fixtures/options.ts';
import { richGame } from '../../fixtures/richGame.ts';
import { finishedGame, freshGame } from '../../fixtures/savedGame.ts';

const WHEN = 1_700_000_000_000;
const games = [...everySetup(31).map(finishedGame), richGame.saved];
const named = games.map((saved) => ({
  saved,
  toString: () => `${saved.players.length} ${saved.mode} ${saved.expansions.join()}`,
}));
const eventsOf = (saved: SavedGame) => replay(saved).played.flatMap(({ events }) => events);

/** The game with another table: who sits where from a seat's decision on. */
const withSitter = (
  saved: SavedGame,
  seat: number,
  after: number,
  controller: Controller,
  name?: string,
): SavedGame => {
  const sitters = saved.players.map((player, own) =>
    own === seat ? { name: name ?? player.name, controller } : player,
  );
  const own = saved.actions.flatMap((decided, index) => (decided.seat === seat ? [index] : []));
  const early = { ...saved, actions: saved.actions.slice(0, own[after]) };
  return { ...reseated(early, sitters), actions: saved.actions };
};

describe('the facts of a finished game', () => {
  it.each(named)('add up as the rules have it: %s', ({ saved }) => {
    const facts = finishedGameOf(saved, WHEN);
    const { result, seats } = replay(saved).state;
    const course = pointsOverTime(saved).filter(({ phase }) => phase === 'B');
    const winners = facts.seats.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
    expect(winners).toEqual(result?.winners);
    for (const [seat, own] of facts.seats.entries()) {
      const points = SCORE_CATEGORIES.reduce((sum, category) => sum + own.score[category], 0);
      expect(own.score).toEqual(result?.lines[seat]);
      expect(points).toBe(own.score.total);
      expect(own.totals).toEqual(course.map(({ totals }) => totals[seat]));
      expect(own.score.coins * 5 + own.score.leftoverCoins).toBe(own.coins);
      const better = facts.seats.filter(
        ({ score }) => score.total * 5 + score.leftoverCoins > own.score.total * 5 + own.score.leftoverCoins,
      );
      expect(own.rank).toBe(better.length + 1);
      expect(own.feedings.map(({ epoch }) => epoch)).toEqual([...EPOCHS]);
      expect(own.purple).toHaveLength(
        seats[seat]?.cards.filter(({ colour }) => colour === 'purple').length ?? Number.NaN,
      );
    }
  });

  it.each(named)('count every citizen that was bought, was given or starved: %s', ({ saved }) => {
    const events = eventsOf(saved);
    for (const [seat, own] of finishedGameOf(saved, WHEN).seats.entries()) {
      const owned = COLOURS.reduce((sum, colour) => sum + own.cards[colour], 0);
      const given = events.filter((event) => event.type === 'freeCardTaken' && event.seat === seat).length;
      const starved = own.feedings.reduce((sum, { unfed }) => sum + unfed, 0);
      expect(own.bought + given - starved).toBe(owned);
    }
  });

  it('tell at each feeding who was fed with food, who for coins and who had to go', () => {
    let seatsCompared = 0;
    for (const saved of games) {
      const fed = finishedGameOf(saved, WHEN).seats.map(({ feedings }) => feedings.map((one) => one.fed));
      const foods = saved.players.map(() => [] as number[]);
      let last = 0;
      // Before the medals and free cards of an epoch nothing but feeding changes food or citizens.
      replay(saved, (state) => {
        if (pathOf(state) !== 'epoch.phaseB.medals.decide' || state.epoch === last) return;
        last = state.epoch;
        for (const [seat, own] of state.seats.entries()) foods[seat]?.push(own.cards.length + own.faceDown.length);
      });
      const compared = [...foods.entries()].filter(([, counts]) => counts.length === EPOCHS.length);
      if (saved.expansions.includes('nobles')) continue;
      seatsCompared += compared.length;
      for (const [seat, counts] of compared) expect(fed[seat]).toEqual(counts);
    }
    expect(seatsCompared).toBe(8);
    const feedings = games.flatMap((saved) => finishedGameOf(saved, WHEN).seats.flatMap((seat) => seat.feedings));
    expect(feedings.some(({ unfed }) => unfed > 0)).toBe(true);
    expect(feedings.some(({ paid }) => paid > 0)).toBe(true);
  });

  it('hold what lies before a seat at the end', () => {
    const facts = finishedGameOf(richGame.saved, WHEN);
    const { seats } = replay(richGame.saved).state;
    for (const [seat, own] of facts.seats.entries()) {
      const state = seats[seat];
      expect(own).toMatchObject({
        coins: state?.coins,
        tracks: state?.tracks,
        gold: state?.gold,
        silver: state?.silver,
      });
      expect(own.colonies.filter(({ integrated }) => integrated)).toHaveLength(
        state?.colonies.filter(({ tile }) => tile !== null).length ?? Number.NaN,
      );
      expect(own.statues).toEqual(state?.statues);
      expect(own.monument !== null).toBe(state?.monument !== null);
    }
    expect(facts.seats.some(({ colonies }) => colonies.some(({ integrated }) => integrated))).toBe(true);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });

  it('are refused of a game that is not over', () => {
    expect(() => finishedGameOf(freshGame('hh'), WHEN)).toThrow(RangeError);
  });
});

describe('whether a game counts', () => {
  const saved = finishedGame(setupWith(2, 'basic', 12));
  const reasonOf = (game: SavedGame) => finishedGameOf(game, WHEN).uncounted;

  it('does when it was played here from beginning to end', () => {
    expect(reasonOf(saved)).toBe(null);
    expect(finishedGameOf(saved, WHEN)).toMatchObject({
      gameId: saved.gameId,
      finishedAt: WHEN,
      mode: 'basic',
      seed: 12,
    });
  });

  it('does not when more was taken back than nothing, when it is a branch, and when it came in finished', () => {
    expect(reasonOf({ ...saved, practice: true })).toBe('takenBack');
    expect(reasonOf({ ...saved, imported: true })).toBe('imported');
    const branch = branchOf(saved, saved.actions.length, saved.players, { gameId: 'b', seed: 5, hiddenFrom: 'nobody' });
    expect(reasonOf(branch)).toBe('whatIf');
    expect(
      reasonOf(
        branchOf({ ...saved, imported: true }, saved.actions.length, saved.players, {
          gameId: 'b',
          seed: 5,
          hiddenFrom: 'nobody',
        }),
      ),
    ).toBe('whatIf');
  });
});

describe('who played a seat', () => {
  const saved = finishedGame(setupWith(2, 'basic', 12));
  const seatOf = (game: SavedGame) => finishedGameOf(game, WHEN).seats[0];
  const bot = (level: 'apprentice' | 'regent', style?: 'surprise'): Controller => ({
    kind: 'bot',
    level,
    ...(style && { style }),
  });

  it('is a person, where nobody else decided for it', () => {
    expect(seatOf(saved)).toMatchObject({ player: { kind: 'person' }, handedOver: false });
    const andBack = withSitter(withSitter(saved, 0, 4, bot('regent')), 0, 4, { kind: 'human' });
    expect(seatOf(andBack)).toMatchObject({ player: { kind: 'person' }, handedOver: false });
  });

  it('is nobody in particular, where a bot or another person took over', () => {
    expect(seatOf(withSitter(saved, 0, 4, bot('regent')))).toMatchObject({ player: { kind: 'bot' }, handedOver: true });
    expect(seatOf(withSitter(saved, 0, 4, { kind: 'human' }, 'Zoe'))).toMatchObject({ handedOver: true });
    const back = withSitter(withSitter(saved, 0, 4, bot('regent')), 0, 6, { kind: 'human' });
    expect(seatOf(back)).toMatchObject({ player: { kind: 'person' }, handedOver: true });
  });

  it('is the weakest bot that sat there', () => {
    const whole = { ...saved, players: saved.players.map((player) => ({ ...player, controller: bot('apprentice') })) };
    expect(seatOf(whole)).toMatchObject({
      player: { kind: 'bot', level: 'apprentice', style: null },
      handedOver: false,
    });
    const stronger = withSitter(whole, 0, 9, bot('regent', 'surprise'));
    const player = seatOf(stronger)?.player;
    expect(player).toMatchObject({ kind: 'bot', level: 'apprentice', style: expect.stringMatching(/^[a-z]+$/) });
    expect(player).not.toMatchObject({ style: 'surprise' });
    const weaker = withSitter(
      { ...whole, players: whole.players.map((one) => ({ ...one, controller: bot('regent') })) },
      0,
      9,
      bot('apprentice'),
    );
    expect(seatOf(weaker)).toMatchObject({ player: { level: 'apprentice' } });
    const match: Controller = { kind: 'bot', level: 'governor', strength: 3.4 };
    const matched = { ...weaker, earlier: [], players: weaker.players.map((one) => ({ ...one, controller: match })) };
    expect(seatOf(withSitter(matched, 0, 9, bot('regent')))).toMatchObject({
      player: { level: 'governor', strength: 3.4 },
    });
    expect(seatOf(withSitter(matched, 0, 9, bot('apprentice')))?.player).not.toHaveProperty('strength');
  });
});
