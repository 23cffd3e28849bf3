import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import { CardBackPicture } from '../../cards/LazyCanvas.tsx';
import { cardPart, messagePart, nameIn } from '../words/sentence.ts';
import { Tile, UseNote } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** A colour of cards to take from the box, face down (rules §10.3 `freeCard`). */
export const freeCard: ActionView<'freeCard'> = {
  subject: ({ colour }) => ({ kind: 'box', colour }),
  ...plainly(({ colour }, text) => text('choice.freeCard', { colour: text(`colour.${colour}`) })),
};

export const boxRow: RowOf<'box'> = ({ colour }, _, { before, view }, text) => {
  const label = text(`colour.${colour}`);
  const inBox = text('choice.freeCard.box', { count: view.box[colour] });
  const owned = text('choice.freeCard.owned', { count: factsOf(view, before).cardsOf[colour] });
  return {
    label,
    choice: () => ({
      label,
      notes: [inBox, owned],
      className: `tile edge-${colour}`,
      compared: true,
      content: (changes) => (
        <Tile
          picture={<CardBackPicture colour={colour} epoch={view.epoch} />}
          name={<span className="box-colour">{label}</span>}
          changes={changes}
        >
          <UseNote>{`${inBox} · ${owned}`}</UseNote>
        </Tile>
      ),
    }),
  };
};

export const freeCardTaken: EventView<'freeCardTaken'> = {
  sentence: ({ seat, colour, card }, context) => {
    const parts = { name: nameIn(context, seat), colour: messagePart(`colour.${colour}`) };
    return card === null
      ? { key: 'log.freeCardTaken', parts }
      : { key: 'log.freeCardTaken.known', parts: { ...parts, card: cardPart(card) } };
  },
  pause: alone(450),
  sound: { begins: 'cardSlide', lands: ['card', 'cardLay'] },
};
