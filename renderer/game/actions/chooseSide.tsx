import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { type LogContext, nameIn } from '../words/sentence.ts';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

/** A side of the setup card (rules §1.2). */
export const chooseSide: ActionView<'chooseSide'> = {
  subject: ({ side }) => ({ kind: 'side', side }),
  ...plainly(({ side }, text) => text('choice.sideFull', { side })),
};

export const sideRow: RowOf<'side'> = ({ side }, _, { before }, text) => {
  const label = text('choice.side', { side });
  const start = pageContent().setupCard(before.setupCard)[side];
  return {
    label,
    choice: () => ({
      label,
      className: 'side gap-4',
      content: () => (
        <>
          <span className="text-13 bold engraved bright centred">{label}</span>
          <span className="side-coins ink-coins line middle bold gap-4" aria-hidden="true">
            <Icon name="coin" />
            {start.coins}
          </span>
          {TRACKS.map((track) => (
            <span key={track} className={`side-track line round gap-4 ground-${track}`} aria-hidden="true">
              <Icon name={track} />
              <span>{text(`track.${track}.title`)}</span>
              <b>{start.tracks[track]}</b>
            </span>
          ))}
        </>
      ),
    }),
  };
};

/** In the basic game everybody has side A, so the log does not name it. */
const sideIn = ({ view }: LogContext, side: string): string => (view.options.mode === 'basic' ? 'none' : side);

export const sideChosen: EventView<'sideChosen'> = {
  sentence: ({ seat, side }, context) => {
    const name = nameIn(context, seat);
    return side === null
      ? { key: 'log.sideChosen', parts: { name } }
      : { key: 'log.sideChosen.known', parts: { name, side } };
  },
  pause: alone(120),
  sound: { begins: 'cardEdge' },
};

export const setupTaken: EventView<'setupTaken'> = {
  sentence: ({ seat, side, coins, extraCoin, handicap, tracks }, context) => {
    const parts = { name: nameIn(context, seat), side: sideIn(context, side), coins, ...tracks };
    if (handicap !== undefined)
      return { key: 'log.setupTaken.handicap', parts: { ...parts, handicap, extra: extraCoin } };
    return { key: extraCoin > 0 ? 'log.setupTaken.extra' : 'log.setupTaken', parts };
  },
  pause: { between: 160, after: 450, group: 'setup' },
  sound: { lands: ['card', 'cardFlip'] },
};
