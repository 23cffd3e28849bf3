import { Icon } from '../../ui/symbols/Icon.tsx';
import { nameIn } from '../words/sentence.ts';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** One of the tracks on a new colony's back, to raise once more (rules §10.3 `allyBonus`). */
export const allyBonus: ActionView<'allyBonus'> = {
  subject: ({ track }) => ({ kind: 'track', track }),
  ...plainly(({ track }, text) => text('choice.allyBonus', { track: text(`track.${track}`) })),
};

export const trackRow: RowOf<'track'> = ({ track }, _, __, text) => {
  const label = text(`track.${track}.title`);
  return {
    label,
    choice: () => ({
      label,
      className: 'use ally',
      content: (changes) => (
        <>
          <span className="use-line">
            <span className={`ink-${track}`}>
              <Icon name={track} /> {label}
            </span>
            <Icon name="allyBonus" />
          </span>
          {changes}
        </>
      ),
    }),
  };
};

export const allyBonusGained: EventView<'allyBonusGained'> = {
  sentence: ({ seat }, context) => ({ key: 'log.allyBonusGained', parts: { name: nameIn(context, seat) } }),
  pause: alone(420),
  sound: { begins: 'threshold' },
};
