import { hasMatch, matched, type Sitting } from '../../../shared/matching/seating.ts';
import { strengthFor, strengthNow } from '../../../shared/matching/strengths.ts';
import { historyOf, type Person } from '../../../shared/statistics/history.ts';
import type { Statistics } from './statistics.ts';

/**
 * Finds the strength at which bots are equal to people. It follows from the statistics, so nothing needs to be saved.
 */
export class Matching {
  private readonly statistics: Pick<Statistics, 'whole'>;

  constructor(statistics: Pick<Statistics, 'whole'>) {
    this.statistics = statistics;
  }

  /** The present strength of these people: 1 (apprentice) to 5 (hadara). Waits until all saves have been read. */
  async strength(people: readonly Person[]): Promise<number> {
    const games = await this.statistics.whole();
    return strengthFor(people.map((person) => strengthNow(historyOf(games, person))));
  }

  /**
   * Returns the players, with the present strength for bots that play at the people's strength. `emblems`: by seat.
   * `before`: who sat there until now; a bot that played at the people's strength already keeps its strength as long as
   * it sits.
   */
  async seated<S extends Sitting>(
    players: readonly S[],
    emblems: readonly Person['emblem'][],
    before?: readonly Sitting[],
  ): Promise<readonly S[]> {
    if (!hasMatch(players)) return players;
    const people = players.flatMap(({ name, controller }, seat) => {
      const emblem = emblems[seat];
      return controller.kind === 'human' && emblem !== undefined ? [{ name, emblem }] : [];
    });
    return matched(players, await this.strength(people), before);
  }
}
