import type { StallSpace } from '../../../shared/vocabulary/pieces.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { messagePart, nameIn } from '../words/sentence.ts';
import { Tile, UseNote } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

function phrase(space: StallSpace, text: Text): string {
  if (space === 'keep' || space === 'points') return text(`choice.stall.${space}Full`);
  return text('choice.stall.trackFull', { track: text(`track.${space}`) });
}

/** A place for one coin of the market (rules §10.2). */
export const stall: ActionView<'stall'> = {
  subject: ({ space }) => ({ kind: 'stall', space }),
  ...plainly(({ space }, text) => phrase(space, text)),
};

function iconFor(space: StallSpace): IconName {
  if (space === 'keep') return 'coin';
  return space === 'points' ? 'points' : space;
}

function titleOf(space: StallSpace, text: Text): string {
  if (space === 'keep' || space === 'points') return text(`choice.stall.${space}`);
  return text(`track.${space}.title`);
}

export const stallRow: RowOf<'stall'> = ({ space }, _, { before }, text) => {
  const label = titleOf(space, text);
  const lying = space === 'keep' ? 0 : before.stall[space];
  const locked = text('choice.stall.locked', { count: lying });
  const detail = text(`choice.stall.${space}.detail`, { points: pageContent().market.stallPoints });
  return {
    label,
    choice: () => ({
      label,
      notes: [...(lying > 0 ? [locked] : []), detail],
      className: 'tile',
      // Its words tell the coin in the purse, and the points.
      told: space === 'points' ? ['coins', 'points'] : ['coins'],
      content: (changes) => (
        <Tile
          picture={
            <span className={`bonus-tile centre rigid ground-${space === 'keep' ? 'coins' : space}`}>
              <Icon name={iconFor(space)} />
            </span>
          }
          name={
            <span className="flow apart gap-3">
              {label}
              {lying > 0 && (
                <span className="price" aria-hidden="true" data-words={locked}>
                  {lying}
                  <Icon name="coin" />
                </span>
              )}
            </span>
          }
          changes={changes}
        >
          <UseNote>{detail}</UseNote>
        </Tile>
      ),
    }),
  };
};

export const marketOpened: EventView<'marketOpened'> = {
  sentence: ({ seat, market }, context) => ({
    key: 'log.marketOpened',
    parts: { name: nameIn(context, seat), market },
  }),
  pause: alone(520),
  sound: { lands: ['stall', 'marketStall'] },
};

export const marketCoinPlaced: EventView<'marketCoinPlaced'> = {
  sentence: ({ seat, space }, context) => {
    const name = nameIn(context, seat);
    if (space === 'keep') return { key: 'log.marketCoinKept', parts: { name } };
    if (space === 'points') {
      return { key: 'log.marketCoinPlaced.points', parts: { name, points: pageContent().market.stallPoints } };
    }
    return { key: 'log.marketCoinPlaced', parts: { name, track: messagePart(`track.${space}`) } };
  },
  pause: { between: 160, after: 360, group: 'market' },
  sound: ({ change }) => (change.coins === 0 ? { lands: ['coin', 'coins1'] } : {}),
};
