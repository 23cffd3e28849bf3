import type { PhaseEnd, ReplayTimeline } from '../../../shared/contract/answers.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { onlyPerson } from '../../../shared/session/live/screen.ts';
import { pointsOverTime } from '../../../shared/session/replay/pointsOverTime.ts';
import { timelineOf, viewAt } from '../../../shared/session/replay/replayTimeline.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { CallRefused } from '../callRefused.ts';
import type { GameLibrary } from '../saves/gameLibrary.ts';

/**
 * The history of games. A finished game can be seen as any seat. For a running one the wanted viewer is ignored: it
 * shows what its screen may know, and the answer tells as which seat.
 */
export class Replays {
  private readonly library: GameLibrary;

  constructor(library: GameLibrary) {
    this.library = library;
  }

  /**
   * The timeline of a game. Throws `CallRefused`: `noGame`, `contentMissing`, and `badInput` for a seat that the game
   * does not have.
   */
  async open(gameId: string, wanted: Seat | null): Promise<ReplayTimeline> {
    const saved = await this.library.read(gameId);
    const { viewer, finished } = this.permitted(saved, wanted);
    return timelineOf(saved, viewer, finished);
  }

  /**
   * The observation after the first `position` decisions. Throws as `open` does, and `badInput` for a position that the
   * game does not have.
   */
  async view(gameId: string, wanted: Seat | null, position: number): Promise<Observation> {
    const saved = await this.library.read(gameId);
    const { viewer } = this.permitted(saved, wanted);
    if (position > saved.actions.length) throw new CallRefused('badInput', 'position');
    return viewAt(saved, viewer, position);
  }

  /**
   * The points of all seats at the end of each half epoch. Throws `CallRefused`: `noGame`, `contentMissing`, and
   * `notFinished` for a running game.
   */
  async points(gameId: string): Promise<readonly PhaseEnd[]> {
    const saved = await this.library.read(gameId);
    if (!this.permitted(saved, null).finished) throw new CallRefused('notFinished', gameId);
    return pointsOverTime(saved);
  }

  private permitted(
    saved: SavedGame,
    wanted: Seat | null,
  ): { readonly viewer: Seat | null; readonly finished: boolean } {
    const summary = this.library.summaryOf(saved.gameId);
    if (summary === null) throw new CallRefused('noGame', saved.gameId);
    const { finished } = summary;
    if (wanted !== null && wanted >= saved.players.length) throw new CallRefused('badInput', 'viewer');
    return { viewer: finished ? wanted : onlyPerson(saved), finished };
  }
}
