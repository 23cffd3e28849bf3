import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useText } from '../../platform/i18n/text.ts';
import { whoWords } from '../../ui/persona/personaWords.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useGame } from '../game.ts';
import { useLasting } from './useLasting.ts';

/** How long a bot thinks before its seat says so, in milliseconds: what comes sooner needs no excuse. */
const PATIENCE = 1000;

interface SeatMarksProps {
  readonly seat: Seat;
  readonly deciding: boolean;
  readonly decided: boolean;
}

/** What there is to know about a seat's decision without knowing it, and whether it leads the epoch or is a bot. */
export function SeatMarks({ seat, deciding, decided }: SeatMarksProps) {
  const text = useText();
  const { update, view } = useGame();
  const controller = update.players[seat]?.controller;
  const bot = controller?.kind === 'bot';
  const long = useLasting(deciding && bot, PATIENCE, update.seq);
  const leads = view.leaders[view.epoch - 1] === seat;
  return (
    <span className="seat-marks column rigid dim">
      {leads && <Icon name="leads" className="bright" />}
      {decided && <Icon name="check" means="ready" className="mark-ready" />}
      {deciding && (long || !bot) && (
        <Icon name="hourglass" means="thinking" className={bot ? 'mark-thinking' : 'mark-deciding bright'} />
      )}
      <span className="sr-only">
        {[
          leads ? text('seat.leads') : '',
          bot ? text('seat.bot', { level: whoWords(controller, text) }) : text('seat.human'),
          decided ? text('seat.ready') : '',
          deciding ? text('seat.thinking') : '',
        ]
          .filter((words) => words !== '')
          .join(', ')}
      </span>
    </span>
  );
}
