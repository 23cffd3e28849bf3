import { useEffect, useState } from 'react';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useText } from '../../platform/i18n/text.ts';
import { whoWords } from '../../ui/persona/personaWords.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useGame } from '../game.ts';

/** Whether something has been true for `milliseconds` without a break; `moment` tells one such period from the next. */
function useLasting(so: boolean, milliseconds: number, moment: number): boolean {
  const [lasted, setLasted] = useState<number | null>(null);
  useEffect(() => {
    if (!so) return;
    const timer = setTimeout(() => setLasted(moment), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(null);
    };
  }, [so, milliseconds, moment]);
  return so && lasted === moment;
}

/** Milliseconds that a bot thinks before its seat says so. */
const PATIENCE = 1000;

interface SeatMarksProps {
  readonly seat: Seat;
  readonly deciding: boolean;
  readonly decided: boolean;
}

/** The state of a seat's decision without its content, and whether the seat leads the epoch or is a bot. */
export function SeatMarks({ seat, deciding, decided }: SeatMarksProps) {
  const text = useText();
  const { update, view } = useGame();
  const controller = update.players[seat]?.controller;
  const bot = controller?.kind === 'bot';
  const long = useLasting(deciding && bot, PATIENCE, update.seq);
  const leads = view.leaders[view.epoch - 1] === seat;
  return (
    <span className="seat-marks line rigid dim">
      {leads && <Icon name="leads" className="bright" />}
      {decided && <Icon name="check" means="ready" className="good" />}
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
