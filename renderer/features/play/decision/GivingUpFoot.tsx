import { useDecision } from '../../../game/decisionContext.ts';
import { useSelected, useSelection } from '../../../game/selection/SelectionProvider.tsx';
import { isWaiting } from '../../../game/selection/selection.ts';
import { partsOf, partWords } from '../../../game/words/previewParts.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { Changes } from './Changes.tsx';

/**
 * The foot below several cards to remove: how many more must be chosen, what those chosen cost together, and the button
 * that removes them. That button is the confirmation.
 */
export function GivingUpFoot() {
  const text = useText();
  const selection = useSelection();
  const { givingUp, before } = useDecision();
  const gathered = useSelected(({ context }) => context.gathered);
  const waiting = useSelected(isWaiting);
  if (givingUp === null || waiting) return null;
  const { total, due } = givingUp;
  const left = text('choice.giveUp.left', { count: due });
  const cost = partsOf(total, before).filter(({ kind }) => kind !== 'unfed');
  const cards = gathered.filter(({ action }) => action.type === 'remove').length;
  const words =
    cards === gathered.length
      ? text('choice.giveUp', { cards })
      : text('choice.giveUp.paying', { cards, coins: -total.coins });
  return (
    <div className="giving-up flow rigid">
      <p role="status" className="sr-only">
        {[left, ...cost.map((part) => partWords(part, text))].join('; ')}
      </p>
      <p className="giving-up-sum wrap" aria-hidden="true">
        <span className="giving-up-left strong small">{left}</span>
        {gathered.length > 0 && total.points === 0 && (
          <b className="net bright oneline">
            0<Icon name="points" />
          </b>
        )}
        <Changes preview={total} before={before} without={['unfed']} />
      </p>
      {gathered.length > 0 && (
        <button
          type="button"
          className="button button-main"
          data-rove
          onClick={({ currentTarget, detail }) => {
            // Ignores the second tap of a double tap that began on a card.
            if (detail > 1) return;
            // The button disappears after the press, so the focus is kept in the panel.
            currentTarget.closest<HTMLElement>('.panel')?.focus({ preventScroll: true });
            selection.send({ type: 'confirm' });
          }}
        >
          {words}
        </button>
      )}
    </div>
  );
}
