import { ColonyPicture } from '../../cards/PrizePicture.tsx';
import { span } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { nameIn } from '../words/sentence.ts';
import { GainChips, InWords, RowHead, RowNote, Threshold, Tile, UnseenSteps, UseNote } from './figures.tsx';
import { type ActionView, alone, BUILT_SHOWN, type EventView, plainly, RAID_SHOWN, type RowOf } from './view.ts';

/** A colony, to plunder or to integrate (rules §7.2). */
export const colony: ActionView<'colony'> = {
  subject: ({ level }) => ({ kind: 'colony', level }),
  ...plainly(({ action, level }, text) =>
    text(action === 'plunder' ? 'choice.plunders' : 'choice.integrates', { level }),
  ),
};

export const colonyRow: RowOf<'colony'> = ({ level }, _, { view }, text) => {
  const left = view.colonies.find((stack) => stack.level === level)?.left ?? 0;
  const label = text('choice.colony', { level });
  const sign = <Threshold track="military" value={level} />;
  const { plunderCoins, plunderPoints, integrateCost, tiles } = pageContent().colony(level);
  /** In words, coins and points are told as of every choice: what stands here is only what they leave out. */
  const uses = {
    plunder: {
      label: text('choice.plunder'),
      gains: (
        <InWords words={null}>
          <UseNote>
            <GainChips coins={plunderCoins} points={plunderPoints} />
          </UseNote>
        </InWords>
      ),
    },
    integrate: {
      label: text('choice.integrate'),
      gains: (
        <InWords words={<UnseenSteps words={text('choice.integrate.unseen')} />}>
          <UseNote>
            <GainChips coins={-integrateCost} points={span(tiles.map(({ points }) => points))} />{' '}
            {text('choice.hiddenBack')}
          </UseNote>
        </InWords>
      ),
    },
  };
  return {
    label,
    className: 'row row-compact',
    sign,
    head: (
      <RowHead sign={sign} title={label}>
        <RowNote>{text('choice.colony.left', { count: left })}</RowNote>
      </RowHead>
    ),
    refused: text('choice.integrate'),
    choice: ({ action }) => {
      const way = action.type === 'colony' ? action.action : 'plunder';
      const { label, gains } = uses[way];
      return {
        label,
        className: 'tile tile-tall',
        without: ['uncertain'],
        content: (changes) => (
          <Tile
            picture={<ColonyPicture way={way} />}
            name={label}
            changes={
              <>
                {changes}
                {gains}
              </>
            }
          />
        ),
      };
    },
  };
};

export const colonyPlundered: EventView<'colonyPlundered'> = {
  sentence: ({ seat, level, paid }, context) => ({
    key: paid > 0 ? 'log.colonyPlundered.paid' : 'log.colonyPlundered',
    parts: { name: nameIn(context, seat), level, paid },
  }),
  pause: alone(RAID_SHOWN, 1400),
  sound: { lands: ['colony', 'colonyPlundered'] },
};

export const colonyIntegrated: EventView<'colonyIntegrated'> = {
  sentence: ({ seat, level, paid, tile }, context) => ({
    key: paid > 0 ? 'log.colonyIntegrated.paid' : 'log.colonyIntegrated',
    parts: { name: nameIn(context, seat), level, paid, points: pageContent().colonyTile(tile).points },
  }),
  pause: alone(BUILT_SHOWN, 1500),
  sound: { begins: 'cardFlip', lands: ['colony', 'colonyIntegrated'] },
};
