import { describe, expect, it } from 'vitest';
import { type Estimate, estimateAfter, newcomer, strengthIn } from '../../../shared/matching/estimate.ts';
import { pointsAt, SCALE, strengthAt } from '../../../shared/matching/scale.ts';
import { matched } from '../../../shared/matching/seating.ts';
import { strengthFor, strengthNow, strengthSteps } from '../../../shared/matching/strengths.ts';
import { STRENGTH } from '../../../shared/vocabulary/strength.ts';
import { gameWith, ofAda, other, seatWith } from '../statistics/sketchedGame.ts';

const STRENGTHS = SCALE.places.map(({ strength }) => strength);

/** What is believed of somebody after so many games against their match, all as a strength would have it on average. */
function believed(games: number, strength: number): Estimate {
  let estimate = newcomer();
  for (let game = 0; game < games; game++) {
    const bots = [strengthIn(estimate)];
    estimate = estimateAfter(estimate, { lead: pointsAt(strength) - pointsAt(bots[0] as number), bots });
  }
  return estimate;
}

const matchAt = (total: number, strength: number) =>
  other(total, null, { player: { kind: 'bot', level: 'citizen', strength, style: null } });

describe('the scale', () => {
  it('reaches from the weakest level to the strongest and rises all the way', () => {
    expect([STRENGTHS[0], STRENGTHS.at(-1)]).toEqual([STRENGTH.least, STRENGTH.most]);
    for (const [index, { points }] of SCALE.places.slice(1).entries())
      expect(points).toBeGreaterThan(SCALE.places[index]?.points ?? Number.NaN);
    expect(SCALE.spread).toBeGreaterThan(0);
  });

  it('leads from strengths to points and back, and ends where bots end', () => {
    for (const strength of [...STRENGTHS, 1.2, 2.7, 4.9])
      expect(strengthAt(pointsAt(strength))).toBeCloseTo(strength, 2);
    expect([strengthAt(-1000), strengthAt(1000)]).toEqual([STRENGTH.least, STRENGTH.most]);
  });
});

describe('the strength of a match', () => {
  it('begins between apprentice and citizen', () => {
    expect(strengthNow([])).toBeGreaterThan(1);
    expect(strengthNow([])).toBeLessThan(2);
  });

  it.each(STRENGTHS)('comes near %f within ten games', (strength) => {
    expect(Math.abs(strengthIn(believed(10, strength)) - strength)).toBeLessThan(0.5);
  });

  it('moves most for newcomers, never stands still, and never runs away', () => {
    const gain = (games: number) => {
      const before = believed(games, 3);
      return estimateAfter(before, { lead: 30, bots: [3] }).points - before.points;
    };
    expect(gain(0)).toBeGreaterThan(2 * gain(10));
    expect(gain(100)).toBeGreaterThan(1);
    const winner = Array.from({ length: 50 }).reduce<Estimate>(
      (estimate) => estimateAfter(estimate, { lead: 500, bots: [5] }),
      newcomer(),
    );
    expect(winner.points).toBeLessThan(pointsAt(STRENGTH.most) + 20);
  });

  it('hardly minds a game that was given up', () => {
    const before = believed(20, 3);
    const drop = (lead: number) => before.points - estimateAfter(before, { lead, bots: [3] }).points;
    expect(drop(-200)).toBe(drop(-100));
  });

  it('follows from games against any bots, several of which say more than one', () => {
    const against = (...bots: readonly number[]) =>
      strengthNow(
        ofAda(
          gameWith(
            seatWith(100),
            bots.map((points) => other(points, 'regent')),
          ),
        ),
      );
    expect(against(100)).toBeGreaterThan(against(140));
    expect(against(100, 100, 100)).toBeGreaterThan(against(100));
    const levels = (['apprentice', 'hadara'] as const).map((level) =>
      strengthNow(ofAda(gameWith(seatWith(100), [other(100, level)]))),
    );
    expect(levels[0]).toBeLessThan(levels[1] as number);
    expect(strengthNow(ofAda(gameWith(seatWith(100), [matchAt(100, 3)])))).toBe(
      strengthNow(ofAda(gameWith(seatWith(100), [other(100, 'governor')]))),
    );
  });

  it('does not follow from what is no measure of play', () => {
    const own = seatWith(200);
    const games = [
      gameWith(own, [other(100, 'regent')], { uncounted: 'takenBack' }),
      gameWith(own, [other(100)]),
      gameWith(own, [other(100, 'regent', { handicap: 3 })]),
      gameWith(seatWith(200, { handedOver: true }), [other(100, 'regent')]),
    ];
    expect(strengthSteps(ofAda(...games))).toEqual([]);
    const counts = gameWith(own, [other(100, 'regent')]);
    const [step, ...more] = strengthSteps(ofAda(...games, counts));
    expect(more).toEqual([]);
    expect(step).toMatchObject({ entry: { game: counts }, before: strengthNow([]) });
    expect(step?.after).toBeGreaterThan(step?.before ?? Number.NaN);
  });

  it('lies midway between several people; nobody is met by a regent', () => {
    expect(strengthFor([1.5, 3])).toBe(2.25);
    expect(strengthFor([])).toBe(4);
  });
});

describe('sitting down', () => {
  const bot = (strength?: number) => ({
    name: 'Bo',
    controller: { kind: 'bot' as const, level: 'apprentice' as const, ...(strength !== undefined && { strength }) },
  });

  it('fixes the strength of a match and of nobody else, and keeps that of one who sits there', () => {
    const person = { name: 'Ada', controller: { kind: 'human' as const } };
    expect(matched([person, bot(), bot(1), bot(1)], 3.4, [person, bot(2), bot(), bot(2.2)])).toEqual([
      person,
      bot(),
      { name: 'Bo', controller: { kind: 'bot', level: 'governor', strength: 3.4 } },
      { name: 'Bo', controller: { kind: 'bot', level: 'citizen', strength: 2.2 } },
    ]);
  });
});
