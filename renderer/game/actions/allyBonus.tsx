import { trackWords } from '../words/previewParts.ts';
import { nameIn } from '../words/sentence.ts';
import { BonusTile, InWords, Tile } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** One of the tracks on a new colony's back, to raise once more (rules §10.3 `allyBonus`). */
export const allyBonus: ActionView<'allyBonus'> = {
  subject: ({ track }) => ({ kind: 'track', track }),
  ...plainly(({ track }, text) => text('choice.allyBonus', { track: text(`track.${track}`) })),
};

export const trackRow: RowOf<'track'> = ({ track }, _, { before }, text) => {
  const label = text(`track.${track}.title`);
  return {
    label,
    choice: ({ preview }) => ({
      label,
      className: 'tile',
      told: ['track'],
      content: (changes) => (
        <Tile
          picture={<BonusTile track={track} />}
          name={<InWords words={trackWords(track, before, preview, text)}>{label}</InWords>}
          changes={changes}
        />
      ),
    }),
  };
};

export const allyBonusGained: EventView<'allyBonusGained'> = {
  sentence: ({ seat }, context) => ({ key: 'log.allyBonusGained', parts: { name: nameIn(context, seat) } }),
  pause: alone(420),
  sound: { begins: 'threshold' },
};
