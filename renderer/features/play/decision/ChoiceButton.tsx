import type { FocusEvent, ReactNode } from 'react';
import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { isSameAction } from '../../../../shared/vocabulary/actions.ts';
import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { choiceWords, consequencesOf } from '../../../game/actions/index.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import { useSelected, useSelection } from '../../../game/selection/SelectionProvider.tsx';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';

interface ChoiceButtonProps {
  readonly choice: Choice;
  /** The visible words. The accessible name contains them, so that speech input works by what is visible. */
  readonly label?: string;
  /**
   * The rest of what is visible. The accessible name tells it after the words; the visible text itself is hidden from
   * screen readers.
   */
  readonly notes?: readonly string[];
  readonly className?: string;
  /** Which key presses it: the panel looks for this. */
  readonly verb?: 'buy' | 'sell' | 'pass';
  /** The card to show enlarged while a key has brought the focus here; the pointer has the card's face for that. */
  readonly card?: CardId | null;
  readonly children: ReactNode;
}

/** A phrase, added after the label unless it contains the label. */
const namedAs = (label: string, phrase: string): string =>
  phrase.toLowerCase().includes(label.toLowerCase()) ? phrase : `${label}: ${phrase}`;

/** What a second press of the button does, if the button says so: selling, or buying without a tile. */
export function saidAgain({ action }: Choice): 'buy' | 'sell' | null {
  if (action.type !== 'draft' && action.type !== 'take') return null;
  return action.tile === undefined ? action.action : null;
}

/** One legal decision. Its name says what it is and everything that it would do. */
export function ChoiceButton({
  choice,
  label = '',
  notes = [],
  className = '',
  verb,
  card = null,
  children,
}: ChoiceButtonProps) {
  const text = useText();
  const again = saidAgain(choice);
  const decision = useDecision();
  const { advised, givingUp } = decision;
  const selection = useSelection();
  const isAdvised = advised.some((action) => isSameAction(action, choice.action));
  const pressed = useSelected(({ context }) =>
    context.gathered.some(({ action }) => isSameAction(action, choice.action)),
  );
  /**
   * A second press confirms, but the second click of a double click does not. With keys there is no such click.
   * Pressing a gathered choice again removes it from those gathered.
   */
  const press = (isDouble: boolean) => {
    if (givingUp !== null && isDouble) return;
    selection.send(pressed && givingUp === null && !isDouble ? { type: 'confirm' } : { type: 'consider', choice });
  };
  const peek = (peeked: Choice | null) => selection.send({ type: 'peek', choice: peeked });
  const focus = (event: FocusEvent<HTMLElement>) => {
    peek(choice);
    if (card !== null && event.currentTarget.matches(':focus-visible, [data-hands="pad"] *'))
      selection.send({ type: 'inspect', thing: { kind: 'card', card } });
  };
  const blur = () => {
    peek(null);
    if (card !== null) selection.send({ type: 'leave', thing: { kind: 'card', card } });
  };
  return (
    <button
      type="button"
      className={`choice ${className}`}
      data-rove
      data-verb={verb}
      data-advised={isAdvised}
      aria-pressed={pressed}
      aria-label={[
        namedAs(label, choiceWords(choice, decision, text)),
        ...notes,
        ...consequencesOf(choice, decision, text).map(({ words }) => words),
        ...(isAdvised ? [text('advice.candidate')] : []),
      ].join('; ')}
      onClick={({ detail }) => press(detail > 1)}
      onPointerEnter={() => peek(choice)}
      onPointerLeave={() => peek(null)}
      onFocus={focus}
      onBlur={blur}
    >
      {children}
      {isAdvised && (
        <span className="choice-lamp centred" aria-hidden="true">
          <Icon name="lamp" means={null} />
        </span>
      )}
      {pressed && again !== null && (
        <span className="choice-again bold bright centred" aria-hidden="true">
          {text(`choice.again.${again}`)}
        </span>
      )}
    </button>
  );
}
