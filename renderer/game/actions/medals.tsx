import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { MedalPicture } from '../../cards/PrizePicture.tsx';
import { pageContent } from '../../platform/pageContent.ts';
import { messagePart, nameIn } from '../words/sentence.ts';
import { BonusTile, Price, RowHead, RowNote, Tile } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** A silver medal with a bonus tile (rules §7.5). */
export const silver: ActionView<'silver'> = {
  subject: () => ({ kind: 'medal', medal: 'silver' }),
  ...plainly(({ tile }, text) => text('choice.silverBuy', { track: text(`track.${tile}`) })),
};

/** A gold medal (rules §7.5). */
export const gold: ActionView<'gold'> = {
  subject: () => ({ kind: 'medal', medal: 'gold' }),
  ...plainly((_, text) => text('choice.goldBuy')),
};

export const medalRow: RowOf<'medal'> = ({ medal }, { choices }, { before, view }, text) => {
  const price = choices[0]?.preview.price ?? null;
  const title = text(`choice.${medal}`);
  const next =
    price !== null && view.epoch < EPOCHS.length
      ? text('choice.nextEpoch', { coins: before.coins - price })
      : undefined;
  return {
    label: title,
    className: 'row',
    head: (
      <RowHead picture={<MedalPicture medal={medal} />} title={title}>
        {price !== null && (
          <>
            <span data-words={next}>
              <Price coins={price} />
            </span>
            <span className="sr-only">{[text('seat.coins', { count: price }), next].join('. ')}</span>
          </>
        )}
        <RowNote>{text(`choice.${medal}.detail`, { points: pageContent().medals.goldPointsPerSet })}</RowNote>
      </RowHead>
    ),
    refused: text('choice.buy'),
    choice: ({ action }) => {
      const label = action.type === 'silver' ? text(`track.${action.tile}.title`) : text('choice.goldBuy');
      return {
        label,
        className: action.type === 'silver' ? 'tile tile-tall' : 'tile',
        told: ['coins'],
        compared: true,
        content: (changes) => (
          <Tile
            picture={action.type === 'silver' && <BonusTile track={action.tile} />}
            name={label}
            changes={changes}
          />
        ),
      };
    },
  };
};

export const silverBought: EventView<'silverBought'> = {
  sentence: ({ seat, tile }, context) => ({
    key: 'log.silverBought',
    parts: { name: nameIn(context, seat), track: messagePart(`track.${tile}`) },
  }),
  pause: alone(450),
  sound: { lands: ['medal', 'medal'] },
};

export const goldBought: EventView<'goldBought'> = {
  sentence: ({ seat }, context) => ({ key: 'log.goldBought', parts: { name: nameIn(context, seat) } }),
  pause: alone(450),
  sound: { lands: ['medal', 'medal'] },
};
