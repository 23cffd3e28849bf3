import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { messagePart, nameIn } from '../words/sentence.ts';
import { Price, RowHead } from './figures.tsx';
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
  const sign = (
    <span className={`threshold figure bold pill gap-2-5 ground-${medal}`}>
      <Icon name={medal === 'gold' ? 'medalGold' : 'medal'} />
    </span>
  );
  return {
    label: title,
    className: 'row',
    head: (
      <>
        <RowHead sign={sign} title={title}>
          {price !== null && (
            <>
              <Price coins={price} />
              <span className="sr-only">{text('seat.coins', { count: price })}</span>
            </>
          )}
        </RowHead>
        <p className="row-detail lead soft">
          {text(`choice.${medal}.detail`, { points: pageContent().medals.goldPointsPerSet })}
        </p>
        {price !== null && view.epoch < EPOCHS.length && (
          <p className="lead soft">{text('choice.nextEpoch', { coins: before.coins - price })}</p>
        )}
      </>
    ),
    refused: text('choice.buy'),
    choice: ({ action }) => {
      const label = action.type === 'silver' ? text(`track.${action.tile}.title`) : text('choice.goldBuy');
      return {
        label,
        className: 'use use-short',
        told: ['coins'],
        content: (changes) => (
          <>
            <span className="use-line between bold gap-4">
              <span>
                {action.type === 'silver' && <Icon name={action.tile} className={`ink-${action.tile}`} />} {label}
              </span>
            </span>
            {changes}
          </>
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
