import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useGame } from '../game.ts';
import { possessionsOf } from '../words/possessions.ts';

/** Medals, statues, colonies, unused tiles of a seat, and what the expansions in play add to them. */
export function Possessions({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const { view } = useGame();
  return (
    <ul className="owned flex across soft">
      {possessionsOf(view, state, text).map(({ kind, icon, count, words }) => (
        <li key={kind} className={`own own-${kind}`} data-none={count === 0}>
          <Icon name={icon} />
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{words}</span>
        </li>
      ))}
    </ul>
  );
}
