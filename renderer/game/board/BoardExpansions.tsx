import type { ObservedSeat, TakenMonument } from '../../../shared/rules/observation/observation.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useGame } from '../game.ts';
import { marketWords } from '../words/possessions.ts';

/** A seat's monument and its market, where they are played with (rules §10.1, §10.2). */
export function BoardExpansions({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const { view } = useGame();
  const { expansions } = view.options;
  return (
    <>
      {expansions.includes('monuments') && (
        <li>
          <Icon name="monument" />
          {state.monument === null ? text('seat.monument.none') : monumentWords(state.monument, text)}
        </li>
      )}
      {expansions.includes('market') && (
        <li>
          <Icon name={state.market === 'large' ? 'marketLarge' : 'marketSmall'} />
          {marketWords(view, state, text)}
        </li>
      )}
    </>
  );
}

function monumentWords({ monument, tile, side }: TakenMonument, text: Text): string {
  if (monument === null) return text('board.monument.reused', { points: pageContent().monuments.reusePoints });
  const { strength, points } = pageContent().monument(monument);
  const built = text('board.monument.built', { strength, points });
  if (tile === null || side === null) return built;
  return `${built}, ${text('board.monument.tile', { track: text(`track.${tile}`), side })}`;
}
