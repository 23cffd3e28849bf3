import { useEffect, useRef } from 'react';
import { cardOf } from '../../content/pageContent.ts';
import { useText } from '../../i18n/text.ts';
import { useTable } from '../../store/table.ts';
import { rulesWords } from '../model/cardWords.ts';
import { numeral } from '../model/numerals.ts';
import { CardFace } from './CardFace.tsx';

/** The side of the table that is away from the pointer, so that the enlarged card hides nothing that is looked at. */
function useFarSide(): () => 'left' | 'right' {
  const x = useRef(0);
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      x.current = event.clientX;
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => window.removeEventListener('pointermove', follow);
  }, []);
  return () => {
    const share = x.current / window.innerWidth;
    // Beside the panels the card stands next to what is pointed at.
    if (share < 0.18) return 'left';
    if (share > 0.73) return 'right';
    return share < 0.45 ? 'right' : 'left';
  };
}

/** The card under the pointer or the focus, enlarged, with its rules in words. */
export function Inspector() {
  const text = useText();
  const hovered = useTable((table) => table.hovered);
  const farSide = useFarSide();
  if (hovered === null) return null;
  const card = cardOf(hovered);
  return (
    <aside className="inspector" data-side={farSide()} aria-label={text('card.inspector')}>
      <CardFace card={hovered} className="inspector-face" />
      <div className={`inspector-words edge-${card.colour}`}>
        <h3>{text.card(hovered)}</h3>
        <p className="inspector-label">
          {text(`colour.${card.colour}`)} · {text('bar.epoch', { epoch: numeral(card.epoch) })} ·{' '}
          {text('card.cost', { cost: card.cost })}
        </p>
        {rulesWords(card, text).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {card.set === 'advanced' && <p className="inspector-label">{text('card.star')}</p>}
        {card.set === 'nobles' && <p className="inspector-label">{text('card.nobles', { kind: card.kind ?? '' })}</p>}
      </div>
    </aside>
  );
}
