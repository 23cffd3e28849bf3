import { pointsBetween, span } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { nameIn } from '../words/sentence.ts';
import { GainChips, InWords, RowHead, RowNote, Threshold, UseNote } from './figures.tsx';
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
  const plunders = {
    label: text('choice.plunder'),
    coins: plunderCoins,
    note: (
      <InWords words={text('choice.gains', { coins: plunderCoins, points: plunderPoints })}>
        <GainChips coins={plunderCoins} points={plunderPoints} />
      </InWords>
    ),
  };
  const integrates = {
    label: text('choice.integrate'),
    coins: -integrateCost,
    note: (
      <InWords words={text('choice.integrate.unseen', { coins: integrateCost, ...pointsBetween(tiles) })}>
        <GainChips coins={-integrateCost} points={span(tiles.map(({ points }) => points))} />{' '}
        {text('choice.hiddenBack')}
      </InWords>
    ),
  };
  return {
    label,
    className: 'row row-compact',
    sign,
    head: (
      <RowHead beside sign={sign} title={label}>
        <RowNote>{text('choice.colony.left', { count: left })}</RowNote>
      </RowHead>
    ),
    refused: text('choice.integrate'),
    choice: ({ action, preview }) => {
      const use = action.type === 'colony' && action.action === 'plunder' ? plunders : integrates;
      return {
        label: use.label,
        className: 'use',
        without: ['uncertain'],
        // Cards may add coins, or take some for a missing requirement.
        told: preview.coins === use.coins ? ['coins', 'points'] : ['points'],
        content: (changes) => (
          <>
            <span className="use-line between bold gap-4">{use.label}</span>
            <UseNote>{use.note}</UseNote>
            {changes}
          </>
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
