import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { cardWords, ownRulesWords } from '../../cards/cardWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { usePlaced } from '../../ui/placing/usePlaced.ts';
import { priceAsked } from '../actions/draft.ts';
import { RulesHere } from '../RuleLink.tsx';
import { sectionForCard, sectionForThing } from '../sectionFor.ts';
import { useSelected } from '../selection/SelectionProvider.tsx';
import { inspectedOf } from '../selection/selection.ts';
import { useTable } from '../state/table.ts';
import { ThingInspection } from './ThingInspection.tsx';

/** The thing under the pointer or the focus, large, with its rules in words. */
export function Inspector() {
  const text = useText();
  const thing = useSelected(inspectedOf);
  const ref = usePlaced({ float: 'inspector' });
  if (thing === null) return null;
  const isCard = thing.kind === 'card';
  return (
    <aside
      ref={ref}
      className="inspector placed stack through gap-5"
      aria-label={text(isCard ? 'card.inspector' : 'inspect.label')}
      data-rule={isCard ? sectionForCard(thing.card) : sectionForThing(thing)}
    >
      {isCard ? <CardInspection id={thing.card} /> : <ThingInspection thing={thing} />}
    </aside>
  );
}

/** A card's face tells its figures: in words are the rules that it brings. Those who cannot see it hear all. */
function CardInspection({ id }: { readonly id: CardId }) {
  const text = useText();
  const card = cardOf(id);
  const rules = ownRulesWords(card, text);
  const price = useTable(({ update }) => (update === null ? null : priceAsked(id, update.choices, update.view)));
  const less = price === null ? 0 : card.cost - price;
  const lines = less > 0 ? [text('inspect.cheaper', { count: less }), ...rules] : rules;
  return (
    <>
      <CardFace card={id} className="inspector-face" />
      <div className="sr-only">
        <h3 className="bright large">{text.card(id)}</h3>
        <p>{cardWords(id, text)}</p>
      </div>
      {lines.length > 0 && (
        <div className={`inspector-words rounded edge-${card.colour}`}>
          <div aria-hidden="true">
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {rules.length > 0 && card.set !== 'base' && (
            <p className="dim small">{text(`card.${card.set}`, { kind: card.kind ?? '' })}</p>
          )}
          {rules.length > 0 && <RulesHere />}
        </div>
      )}
    </>
  );
}
