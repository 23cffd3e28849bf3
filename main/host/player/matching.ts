import { hasMatch, matched, type Sitting } from '../../../shared/matching/seating.ts';
import { strengthFor, strengthNow } from '../../../shared/matching/strengths.ts';
import { historyOf, type Person } from '../../../shared/statistics/history.ts';
import type { Statistics } from './statistics.ts';

/** At which strength bots meet people as equals. It follows from the statistics, so there is nothing to keep. */
export class Matching {
  private readonly statistics: Pick<Statistics, 'whole'>;

  constructor(statistics: Pick<Statistics, 'whole'>) {
    this.statistics = statistics;
  }

  /** The strength that matches these people now: 1 (apprentice) to 5 (hadara). Waits for saves that are not known yet. */
  async strength(people: readonly Person[]): Promise<number> {
    const games = await this.statistics.whole();
    return strengthFor(people.map((person) => strengthNow(historyOf(games, person))));
  }

  /**
   * Returns the players with the strength of now for bots that are to match the people among them; `emblems` by seat.
   * `before`: who sat there until now; a bot that matched them already keeps its strength for as long as it sits.
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
