import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { useDecision } from '../../../game/decisionContext.ts';
import { useInspects } from '../../../game/inspect/hover.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { redemptionPrice } from '../../../game/words/choiceWords.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { PreviewChips } from './PreviewChips.tsx';
import { Price } from './Price.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';

/** A bonus tile that is lent to a card, to take back on the way (rules §10.3 `tileLoan`, §16.6). */
export function RedeemRow({ group, card }: { readonly group: ChoiceGroup; readonly card: CardId }) {
  const text = useText();
  const inspects = useInspects();
  const { before } = useDecision();
  const tile = before.cardTiles.find((lying) => lying.card === card)?.tile;
  if (tile === undefined) return null;
  const label = text('choice.redeemTile', { track: text(`track.${tile}`) });
  return (
    <GroupFrame group={group} label={label} className="redeem">
      {group.choices.map((choice) => (
        <ChoiceButton
          key="redeem"
          choice={choice}
          label={label}
          notes={[text('choice.redeemTile.detail', { card: text.card(card) })]}
          className="use"
        >
          <span className="use-line">
            <span>
              <Icon name="tileLoan" className={`ink-${tile}`} /> {label}
            </span>
            <Price coins={redemptionPrice(choice)} />
          </span>
          <span className="use-note" aria-hidden="true" {...inspects(card)}>
            {text('choice.redeemTile.detail', { card: text.card(card) })}
          </span>
          <PreviewChips preview={choice.preview} before={before} />
        </ChoiceButton>
      ))}
      {group.refusals.map((refusal) => (
        <RefusedChoice key={refusal.reason} refusal={refusal} label={label} />
      ))}
    </GroupFrame>
  );
}
