import { useText } from '../../platform/i18n/text.ts';
import { useKeyLabel } from '../../ui/keyboard/keyTable.ts';

/** The key that leads from what is looked at to its paragraph of the rule book; nothing where the player has none for it. */
export function RulesHere() {
  const text = useText();
  const key = useKeyLabel('rules');
  return key === undefined ? null : <p className="inspector-label dim small">{text('rules.here', { key })}</p>;
}
