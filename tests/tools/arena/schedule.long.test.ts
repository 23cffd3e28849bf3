import { describe, expect, it } from 'vitest';
import { scheduleOf } from '../../../tools/arena/schedule.ts';

const wanted = { entrants: ['a', 'b'], seats: 2, games: 4, seed: 7, ladder: false } as const;
const lineups = (schedule: ReturnType<typeof scheduleOf>) =>
  schedule.games.map(({ match, seed, lineup }) => `${match}:${seed}:${lineup.join('')}`);

describe('the schedule of a tournament', () => {
  it('plays every seed both ways round', () => {
    expect(lineups(scheduleOf(wanted))).toEqual(['0:7:01', '0:7:10', '0:8:01', '0:8:10']);
  });

  it('rounds up to whole rounds', () => {
    expect(scheduleOf({ ...wanted, games: 3 }).games).toHaveLength(4);
    expect(scheduleOf({ ...wanted, seats: 4, games: 5 }).games).toHaveLength(16);
  });

  it('lets one play against several in every seat, and the other way round', () => {
    expect(lineups(scheduleOf({ ...wanted, seats: 3, games: 3 }))).toEqual([
      '0:7:011',
      '0:7:101',
      '0:7:110',
      '1:7:100',
      '1:7:010',
      '1:7:001',
    ]);
  });

  it('lets each meet each', () => {
    const { matches } = scheduleOf({ ...wanted, entrants: ['a', 'b', 'c'] });
    expect(matches.map(({ one, rest }) => [one, rest])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it('plays a round of each match before the next', () => {
    const { games } = scheduleOf({ ...wanted, entrants: ['a', 'b', 'c'], games: 6 });
    expect(games.map(({ round }) => round)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2]);
  });

  it('climbs a ladder in duels and one against three, as many games of each', () => {
    const { matches, games } = scheduleOf({ ...wanted, entrants: ['a', 'b', 'c'], games: 8, ladder: true });
    expect(matches).toEqual([
      { seats: 2, one: 1, rest: 0 },
      { seats: 4, one: 1, rest: 0 },
      { seats: 2, one: 2, rest: 1 },
      { seats: 4, one: 2, rest: 1 },
    ]);
    for (const match of [0, 1, 2, 3]) expect(games.filter((game) => game.match === match)).toHaveLength(8);
  });

  it('counts seeds in 32 bits', () => {
    expect(scheduleOf({ ...wanted, seed: 0xffff_ffff }).games.map(({ seed }) => seed)).toEqual([
      0xffff_ffff, 0xffff_ffff, 0, 0,
    ]);
  });
});
