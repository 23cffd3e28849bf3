import { cardOf } from '../../../shared/content/content.ts';
import type { Text } from '../../i18n/text.ts';
import { useText } from '../../i18n/text.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { type Deciding, useDeciding } from './deciding.ts';

/** Who decides what, and what it is about in one sentence. */
export function PanelHead() {
  const text = useText();
  const deciding = useDeciding();
  const { update, view, seat } = deciding;
  const player = update.players[seat];
  if (player === undefined || view.decision === null) return null;
  return (
    <header className="panel-head">
      <Emblem emblem={player.emblem} />
      <div>
        <h2>{player.name}</h2>
        <p className="panel-decision">{text('panel.decides', { decision: text(`step.${view.decision}`) })}</p>
      </div>
      <p className="panel-hint">{hintOf(deciding, text)}</p>
    </header>
  );
}

function hintOf({ view, before }: Deciding, text: Text): string {
  switch (view.decision) {
    case 'draft':
      return view.phase === 'A' ? draftHint(before.hand?.[0], text) : text('panel.hint.draftB');
    case 'feeding':
      return text('panel.hint.feeding', { unfed: before.cards.length - Math.max(before.tracks.food, 0) });
    case 'colony':
    case 'statue':
      return view.turn.actionsLeft > 1
        ? `${text(`panel.hint.${view.decision}`)} ${text('panel.hint.again', { count: view.turn.actionsLeft })}`
        : text(`panel.hint.${view.decision}`);
    case 'chooseSide':
    case 'setWheel':
    case 'medals':
      return text(`panel.hint.${view.decision}`);
    case null:
      return '';
  }
}

const draftHint = (card: string | undefined, text: Text): string =>
  card === undefined ? '' : text('panel.hint.draftA', { colour: text(`colour.${cardOf(card).colour}`) });
