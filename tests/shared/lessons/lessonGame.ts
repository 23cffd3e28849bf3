import type { GameUpdate } from '../../../shared/contract/answers.ts';
import type { Lesson, LessonDeal } from '../../../shared/lessons/lesson.ts';
import { lineTo } from '../../../shared/lessons/play/mainLine.ts';
import { scriptedMove } from '../../../shared/lessons/play/others.ts';
import { Session } from '../../../shared/session/live/session.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import { freshGame } from '../../fixtures/savedGame.ts';

/** A lesson's game as its learner has it, the others deciding as they do. */
export class LessonGame {
  readonly session: Session;
  readonly deal: LessonDeal;

  /** The game at the beginning of a step, when all before went as suggested. */
  constructor(lesson: Lesson, step: number) {
    const { deal, actions } = lineTo(lesson, step);
    const fresh = freshGame(
      deal.emblems.map((_, seat) => (seat === deal.seat ? 'h' : 'a')).join(''),
      deal.options.mode,
    );
    const players = fresh.players.map((player, seat) => ({ ...player, emblem: deal.emblems[seat] ?? player.emblem }));
    this.deal = deal;
    const { expansions } = deal.options;
    this.session = new Session({ ...fresh, expansions, seed: deal.seed, players, actions });
    this.others();
  }

  get update(): GameUpdate {
    return this.session.update([]);
  }

  /** Takes a decision of the learner's; throws when it is not legal. */
  act(action: Action): void {
    if (!this.session.act(this.deal.seat, action)) throw new RangeError(`${JSON.stringify(action)} is not legal`);
    this.others();
  }

  /** Lets the others decide as long as they are asked; bots sell and pass, like who has no script. */
  private others(): void {
    for (let [seat] = this.session.botsToDecide(); seat !== undefined; [seat] = this.session.botsToDecide()) {
      const legal = this.session.botJob(seat).choices.map(({ action }) => action);
      const decided = this.session.saved.actions.filter((other) => other.seat === seat).length;
      const script: LessonDeal =
        this.deal.others.kind === 'script' ? this.deal : { ...this.deal, others: { kind: 'script', moves: [] } };
      this.session.act(seat, scriptedMove(script, legal, decided) as Action);
    }
  }
}
