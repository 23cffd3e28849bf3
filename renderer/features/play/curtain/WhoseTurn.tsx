import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { DRAFT_ROUNDS } from '../../../../shared/vocabulary/time.ts';
import { useGame } from '../../../game/game.ts';
import { decidingSeats, roundOf } from '../../../game/words/turn.ts';
import { type Text, useText } from '../../../platform/i18n/text.ts';

function roundWords(view: Observation, text: Text): string {
  const round = roundOf(view);
  const { epoch } = view;
  return round === null
    ? text('hidden.epoch', { epoch })
    : text('hidden.round', { epoch, round, rounds: DRAFT_ROUNDS });
}

/** Where the game stands, and who decides after a seat: nothing secret. */
export function WhoseTurn({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { update, view } = useGame();
  const others = decidingSeats(view).filter((other) => other !== seat);
  const names = others.map((other) => update.players[other]?.name ?? '');
  return (
    <p className="curtain-turn wrap dim">
      <span>{roundWords(view, text)}</span>
      {names.length > 0 && <span>{text('hidden.next', { names: text.list(names) })}</span>}
    </p>
  );
}
