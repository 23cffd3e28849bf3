import type { ReactNode } from 'react';
import { useText } from '../platform/i18n/text.ts';
import { useKeyLabel } from '../ui/keyboard/keyTable.ts';
import type { SectionId } from '../ui/outline.ts';
import { Icon } from '../ui/symbols/Icon.tsx';
import { openBook } from './sheets.ts';

interface RuleLinkProps {
  readonly section: SectionId;
  /** What is linked; left out: a small book. */
  readonly children?: ReactNode;
}

/** Leads to a paragraph of the rule book, which opens beside what is on the screen. */
export function RuleLink({ section, children }: RuleLinkProps) {
  const text = useText();
  const words = text('rules.link');
  return (
    <button
      type="button"
      className={children === undefined ? 'rule-link rule-link-sign rigid round' : 'rule-link'}
      aria-label={children === undefined ? words : undefined}
      title={children === undefined ? words : undefined}
      onClick={(event) => {
        event.stopPropagation();
        openBook(section);
      }}
    >
      {children ?? <Icon name="book" />}
    </button>
  );
}

/** Tells the key that opens the rule book at what the player is looking at; nothing if the player has no key for it. */
export function RulesHere() {
  const text = useText();
  const key = useKeyLabel('rules');
  return key === undefined ? null : <p className="inspector-label dim small">{text('rules.here', { key })}</p>;
}
