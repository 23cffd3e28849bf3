import type { ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { bringsPieces } from '../../../shared/vocabulary/options.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { EXPANSION_VIEWS } from '../expansions.ts';
import { useGame } from '../game.ts';

/** What a seat has of the expansions that are played with: its monument and its market (rules §10.1, §10.2). */
export function BoardExpansions({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const { view } = useGame();
  return view.options.expansions.filter(bringsPieces).map((expansion) => {
    const { possession, boardWords } = EXPANSION_VIEWS[expansion];
    return (
      <li key={expansion}>
        <Icon name={possession(view, state, text).icon} />
        {boardWords(view, state, text)}
      </li>
    );
  });
}
