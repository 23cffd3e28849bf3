import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { cardPart, messagePart, nameIn } from '../words/sentence.ts';
import { BonusTile, Price, Tile } from './figures.tsx';
import { type ActionView, alone, type EventView, type RowOf } from './view.ts';

/** The coins that taking a tile back costs. */
const redemptionPrice = ({ preview }: Choice): number => preview.price ?? -preview.coins;

/** A bonus tile that is lent to a card, to take back on the way (rules §10.3 `tileLoan`, §16.6). */
export const redeemTile: ActionView<'redeemTile'> = {
  subject: ({ card }) => ({ kind: 'card', card }),
  words: (choice, _, text) =>
    text('choice.redeemTileFull', { card: text.card(choice.action.card), coins: redemptionPrice(choice) }),
  booked: ({ card }, _, text) => text('reason.redeem', { card: text.card(card) }),
};

export const loanRow: RowOf<'card'> = ({ card }, _, { before }, text) => {
  const tile = before.cardTiles.find((lying) => lying.card === card)?.tile;
  if (tile === undefined) throw new Error(`no tile is lent to ${card}`);
  const label = text('choice.redeemTile', { track: text(`track.${tile}`) });
  const detail = text('choice.redeemTile.detail', { card: text.card(card) });
  return {
    label,
    className: 'redeem',
    choice: (choice) => ({
      label,
      notes: [detail],
      className: 'tile',
      told: ['coins'],
      content: (changes, inspects) => (
        <Tile
          picture={<BonusTile track={tile} />}
          name={
            <span className="between gap-4">
              {label}
              <Price coins={redemptionPrice(choice)} />
            </span>
          }
          changes={changes}
        >
          <span className="use-note block soft light" aria-hidden="true" {...inspects(card)}>
            {detail}
          </span>
        </Tile>
      ),
    }),
  };
};

export const tileRedeemed: EventView<'tileRedeemed'> = {
  sentence: ({ seat, card, tile }, context) => ({
    key: 'log.tileRedeemed',
    parts: { name: nameIn(context, seat), card: cardPart(card), track: messagePart(`track.${tile}`) },
  }),
  pause: alone(420),
  sound: { lands: ['tile', 'stone'] },
};
