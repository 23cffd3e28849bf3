import { DRAFT_ROUNDS } from '../../../shared/vocabulary/time.ts';
import { useText } from '../../i18n/text.ts';
import { useGame } from '../game.ts';
import { numeral } from '../model/numerals.ts';
import { roundOf } from '../model/steps.ts';
import { decidingSeats, turnWords } from '../model/turn.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { BarButtons } from './BarButtons.tsx';
import { Steps } from './Steps.tsx';

/** Where the game stands, whose turn it is, and what can be done at any time. */
export function TopBar() {
  const text = useText();
  const { update, view } = useGame();
  const round = roundOf(view);
  const [first] = decidingSeats(view);
  const player =
    first === undefined ? undefined : update.players[update.screen.actor ?? update.screen.curtain ?? first];
  return (
    <header className="bar">
      <div className="bar-time">
        <span className="bar-epoch">{text('bar.epoch', { epoch: numeral(view.epoch) })}</span>
        <span className="bar-phase">{text('bar.phase', { phase: view.phase })}</span>
        {view.decision !== null && <Steps view={view} />}
        {round !== null && <span className="bar-round">{text('bar.round', { round, rounds: DRAFT_ROUNDS })}</span>}
      </div>
      <div className="bar-turn">
        {player !== undefined && <Emblem emblem={player.emblem} />}
        <span>{turnWords(update, view, text)}</span>
      </div>
      <BarButtons />
    </header>
  );
}
