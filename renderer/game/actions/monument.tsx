import { span, type Text } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { nameIn } from '../words/sentence.ts';
import { GainChips, InWords, RowHead, RowNote, Threshold, Tile, UseNote } from './figures.tsx';
import { type ActionView, alone, BUILT_SHOWN, type EventView, plainly, type RowOf } from './view.ts';

/** A monument, to reuse or to build on, in place of a colony or a statue (rules §10.1). */
export const monument: ActionView<'monument'> = {
  subject: () => ({ kind: 'monument' }),
  ...plainly(({ action }, text) => text(`choice.monument.${action}Full`)),
};

/** What a monument requires: both at once. */
function Sign() {
  const { military, culture } = pageContent().monuments.requirement;
  return (
    <span className="monument-sign rigid gap-3" aria-hidden="true">
      <Threshold within track="military" value={military} />
      <Threshold within track="culture" value={culture} />
    </span>
  );
}

/** How strong a new one may be. */
const strengthSpan = (): string => span(pageContent().monuments.tiles.map(({ strength }) => strength));
const strengthWords = (text: Text): string => text('choice.monument.strength', { strength: strengthSpan() });

/** The two uses; the backs are hidden, so of a new one is told between what and what they lie. */
function usesOf(text: Text) {
  const { reuseCoins, reusePoints, buildCost, tiles } = pageContent().monuments;
  return {
    reuse: {
      label: text('choice.monument.reuse'),
      notes: [],
      gains: (
        <InWords words={null}>
          <GainChips coins={reuseCoins} points={reusePoints} />
        </InWords>
      ),
    },
    build: {
      label: text('choice.monument.build'),
      notes: [strengthWords(text)],
      gains: (
        <InWords words={text('choice.monument.unseen', { strength: strengthSpan() })}>
          <GainChips coins={-buildCost} points={span(tiles.map(({ points }) => points))} /> {strengthWords(text)}
        </InWords>
      ),
    },
  };
}

export const monumentRow: RowOf<'monument'> = (_, { choices }, { view }, text) => {
  const title = text('choice.monument');
  const instead = text('choice.monument.instead', { step: view.decision ?? '' });
  const uses = usesOf(text);
  return {
    label: choices.length === 0 ? title : `${title}. ${instead}`,
    className: 'row row-compact',
    sign: <Sign />,
    head: (
      <RowHead sign={<Sign />} title={title} hint={instead}>
        <RowNote>{text('choice.colony.left', { count: view.monuments })}</RowNote>
      </RowHead>
    ),
    refused: uses.build.label,
    choice: ({ action }) => {
      const { label, notes, gains } = uses[action.type === 'monument' ? action.action : 'reuse'];
      return {
        label,
        notes,
        className: 'tile tile-tall',
        without: ['uncertain'],
        content: (changes) => (
          <Tile
            name={label}
            changes={
              <>
                {changes}
                <UseNote>{gains}</UseNote>
              </>
            }
          />
        ),
      };
    },
  };
};

/** The front of a monument that is reused says nothing of its back. */
export const monumentReused: EventView<'monumentReused'> = {
  sentence: ({ seat }, context) => ({
    key: 'log.monumentReused',
    parts: { name: nameIn(context, seat), points: pageContent().monuments.reusePoints },
  }),
  pause: alone(650),
  sound: { begins: 'stoneDrag', lands: ['monument', 'stone'] },
};

export const monumentBuilt: EventView<'monumentBuilt'> = {
  sentence: (event, context) => {
    const { strength, points } = pageContent().monument(event.monument);
    return { key: 'log.monumentBuilt', parts: { name: nameIn(context, event.seat), strength, points } };
  },
  pause: alone(BUILT_SHOWN, 1500),
  sound: { begins: 'stoneDrag', lands: ['monument', 'monument'] },
};
