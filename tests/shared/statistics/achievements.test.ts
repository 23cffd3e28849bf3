import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, type AchievementId, achievedIn } from '../../../shared/statistics/achievements.ts';
import type { FinishedGame, FinishedSeat } from '../../../shared/statistics/facts.ts';
import { EXPANSIONS } from '../../../shared/vocabulary/options.ts';
import { COLONY_LEVELS, STATUES } from '../../../shared/vocabulary/pieces.ts';
import { BOT_LEVELS, BOT_STYLES } from '../../../shared/vocabulary/preferences.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { gameWith, ofAda, other, seatWith } from './sketchedGame.ts';

const idsIn = (...games: readonly FinishedGame[]) => achievedIn(ofAda(...games)).map(({ id }) => id);
const score = (changes: Partial<FinishedSeat['score']>) => ({ ...seatWith(100).score, ...changes });
const colonies = (count: number, integrated: boolean) =>
  COLONY_LEVELS.slice(0, count).map((level) => ({ level, integrated }));
const statues = STATUES.map((requirement) => ({ requirement, tile: 'food', side: 'track' }) as const);
const against = (own: FinishedSeat, ...others: readonly FinishedSeat[]) => [gameWith(own, others)];
const bot = other(90, 'citizen');

/** For each the games that bring it, the last one with it, and nearly the same that do not. */
const WAYS: Readonly<
  Record<AchievementId, readonly [enough: readonly FinishedGame[], tooLittle: readonly FinishedGame[]]>
> = {
  firstLaurels: [against(seatWith(100), bot), against(seatWith(80), bot)],
  fullLadder: [
    BOT_LEVELS.map((level) => gameWith(seatWith(100), [other(90, level)])),
    BOT_LEVELS.slice(1).map((level) => gameWith(seatWith(100), [other(90, level)])),
  ],
  masterstroke: [against(seatWith(100), other(90, 'hadara')), against(seatWith(100), other(90, 'regent'))],
  fiveTempers: [
    BOT_STYLES.map((style) => gameWith(seatWith(100), [other(90, 'citizen', {}, style)])),
    BOT_STYLES.map((style, index) => gameWith(seatWith(index === 2 ? 80 : 100), [other(90, 'citizen', {}, style)])),
  ],
  threeInARow: [
    [1, 2, 3].map(() => gameWith(seatWith(100), [other(90, 'governor')])),
    [100, 80, 100, 100].map((total) => gameWith(seatWith(total), [other(90, 'governor')])),
  ],
  roundTable: [against(seatWith(100), other(90), other(80)), against(seatWith(100), other(90), bot)],
  wholeWorld: [
    [gameWith(seatWith(100), [bot], { expansions: EXPANSIONS })],
    [gameWith(seatWith(100), [bot], { expansions: EXPANSIONS.slice(1) })],
  ],
  generousHost: [
    against(seatWith(100), other(90, 'citizen', { handicap: 10 })),
    against(seatWith(100), other(90, 'citizen', { handicap: 9 })),
  ],
  landslide: [against(seatWith(130), bot), against(seatWith(129), bot)],
  photoFinish: [against(seatWith(91), bot), against(seatWith(92), bot)],
  comeback: [
    against(seatWith(100, { totals: [10, 40, 100] }), bot, other(80, 'citizen', { totals: [10, 41, 80] })),
    against(seatWith(100, { totals: [10, 45, 100] }), bot, other(80, 'citizen', { totals: [10, 45, 80] })),
  ],
  allTheWay: [
    against(seatWith(100, { totals: [30, 60, 100] }), bot, bot),
    against(seatWith(100, { totals: [23, 60, 100] }), bot, bot),
  ],
  fiveColonies: [
    against(seatWith(80, { colonies: colonies(5, false) }), bot),
    against(seatWith(80, { colonies: colonies(4, false) }), bot),
  ],
  peacemaker: [
    against(seatWith(80, { colonies: colonies(4, true) }), bot),
    against(seatWith(80, { colonies: [...colonies(3, true), { level: 21, integrated: false }] }), bot),
  ],
  raider: [
    against(seatWith(100, { colonies: colonies(3, false) }), bot),
    against(seatWith(80, { colonies: colonies(3, false) }), bot),
  ],
  fourStatues: [against(seatWith(80, { statues }), bot), against(seatWith(80, { statues: statues.slice(1) }), bot)],
  swordAndLyre: [
    against(seatWith(80, { statues, colonies: colonies(5, true) }), bot),
    against(seatWith(80, { statues, colonies: colonies(4, true) }), bot),
  ],
  nobodyHungry: [
    against(seatWith(100, { feedings: EPOCHS.map((epoch) => ({ epoch, fed: 8, paid: 0, unfed: 0 })) }), bot),
    against(seatWith(100), bot),
  ],
  banquet: [25, 24].map((fed) =>
    against(seatWith(80, { feedings: EPOCHS.map((epoch) => ({ epoch, fed, paid: 0, unfed: 2 })) }), bot),
  ) as [FinishedGame[], FinishedGame[]],
  goldenAge: [
    against(seatWith(80, { score: score({ gold: 70 }) }), bot),
    against(seatWith(80, { score: score({ gold: 69 }) }), bot),
  ],
  silverShine: [
    against(seatWith(80, { score: score({ silver: 55 }) }), bot),
    against(seatWith(80, { score: score({ silver: 54 }) }), bot),
  ],
  rainbow: [
    against(seatWith(80, { cards: { yellow: 5, red: 5, blue: 5, green: 5, purple: 5 } }), bot),
    against(seatWith(80, { cards: { yellow: 9, red: 9, blue: 5, green: 5, purple: 4 } }), bot),
  ],
  court: [
    against(seatWith(80, { purple: Array.from({ length: 7 }, (_, index) => `1-purple-0${index}`) }), bot),
    against(seatWith(80), bot),
  ],
  summit: [
    against(seatWith(80, { tracks: { income: 1, military: 42, culture: 1, food: 1 } }), bot),
    against(seatWith(80, { tracks: { income: 41, military: 41, culture: 41, food: 41 } }), bot),
  ],
  lastCoin: [against(seatWith(100, { coins: 0 }), bot), against(seatWith(80, { coins: 0 }), bot)],
};

describe('the achievements', () => {
  it('are twenty-five', () => expect(ACHIEVEMENTS).toHaveLength(25));

  it.each(ACHIEVEMENTS)('%s can be had, by the game that brings it, and by nothing less', (id) => {
    const [enough, tooLittle] = WAYS[id];
    const achieved = achievedIn(ofAda(...enough)).find((one) => one.id === id);
    expect(achieved?.entry.game).toBe(enough.at(-1));
    expect(idsIn(...tooLittle)).not.toContain(id);
  });

  it.each(ACHIEVEMENTS)(
    '%s is had neither in practice, nor with coins that were granted, nor at a shared seat',
    (id) => {
      const [enough] = WAYS[id];
      const changed = (change: (seat: FinishedSeat) => FinishedSeat) =>
        enough.map((game) => ({ ...game, seats: game.seats.map((seat, own) => (own === 0 ? change(seat) : seat)) }));
      expect(idsIn(...enough.map((game) => ({ ...game, uncounted: 'takenBack' as const })))).toEqual([]);
      expect(idsIn(...enough.map((game) => ({ ...game, uncounted: 'whatIf' as const })))).toEqual([]);
      expect(idsIn(...changed((seat) => ({ ...seat, handicap: 1 })))).toEqual([]);
      expect(idsIn(...changed((seat) => ({ ...seat, handedOver: true })))).toEqual([]);
      // The same cards again, after a try that was practice.
      const known = enough.flatMap((game) => [{ ...game, finishedAt: 0, uncounted: 'takenBack' as const }, game]);
      expect(idsIn(...known)).not.toContain(id);
    },
  );

  it('are had once, at the first time', () => {
    const [first, second] = [gameWith(seatWith(100), [bot]), gameWith(seatWith(100), [bot])];
    const achieved = achievedIn(ofAda(second, first)).filter(({ id }) => id === 'firstLaurels');
    expect(achieved.map(({ entry }) => entry.game)).toEqual([first]);
  });
});
