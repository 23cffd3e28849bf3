import type { Choice } from '../../../shared/rules/observation/observation.ts';
import { StatuePicture } from '../../cards/PrizePicture.tsx';
import { whole } from '../../platform/i18n/text.ts';
import { messagePart, nameIn } from '../words/sentence.ts';
import { BonusTile, GainChips, InWords, RowHead, RowNote, Threshold, Tile } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf, STATUE_SHOWN } from './view.ts';

/** A statue with the bonus tile and its side (rules §7.3). */
export const statue: ActionView<'statue'> = {
  subject: ({ requirement }) => ({ kind: 'statue', requirement }),
  ...plainly(({ requirement, tile, side }, text) =>
    text('choice.statueFull', { requirement, track: text(`track.${tile}`), side }),
  ),
};

/** Returns the coins after carving, if they change and are the same for every tile; else `null`. */
function coinsOfAll(choices: readonly Choice[]): number | null {
  const [first] = choices;
  if (first === undefined || first.preview.coins === 0) return null;
  const { coinsAfter } = first.preview;
  return choices.every(({ preview }) => preview.coinsAfter === coinsAfter) ? coinsAfter : null;
}

/** Steps or points that a tile on this statue is worth, effects of cards included. */
function bonusIn(choices: readonly Choice[]): number {
  for (const { action, preview } of choices)
    if (action.type === 'statue' && action.side === 'track') return preview.tracks[action.tile] ?? 0;
  return 0;
}

export const statueRow: RowOf<'statue'> = ({ requirement }, { choices }, { before }, text) => {
  const label = text('choice.statue', { requirement });
  const sign = <Threshold track="culture" value={requirement} />;
  const bonus = bonusIn(choices);
  const coins = coinsOfAll(choices);
  return {
    label,
    className: 'row',
    sign,
    head: (
      <RowHead picture={<StatuePicture requirement={requirement} />} sign={sign} title={label}>
        {coins !== null && (
          <RowNote>
            <GainChips coins={coins - before.coins} />
            <span className="sr-only">{text('preview.coins', { before: before.coins, after: coins })}</span>
          </RowNote>
        )}
      </RowHead>
    ),
    bonus,
    choice: ({ action, preview }) => {
      if (action.type !== 'statue') throw new Error(`no statue: ${action.type}`);
      const label = text(`track.${action.tile}.title`);
      return {
        label,
        className: 'tile tile-tall',
        without: coins === null ? [] : ['coins'],
        told: ['track'],
        content: (changes) => (
          <Tile
            picture={<BonusTile track={action.tile} />}
            name={
              <>
                {label}
                {action.side === 'track' && (
                  <InWords
                    words={
                      <span className="block light" aria-hidden="true">
                        {' '}
                        {whole(`${before.tracks[action.tile]} → ${preview.tracksAfter[action.tile]}`)}
                      </span>
                    }
                  >
                    {null}
                  </InWords>
                )}
              </>
            }
            changes={changes}
          />
        ),
      };
    },
  };
};

export const statueCarved: EventView<'statueCarved'> = {
  sentence: ({ seat, requirement, tile, side, paid }, context) => ({
    key: paid > 0 ? 'log.statueCarved.paid' : 'log.statueCarved',
    parts: { name: nameIn(context, seat), requirement, track: messagePart(`track.${tile}`), side, paid },
  }),
  pause: alone(STATUE_SHOWN, 1400),
  sound: { begins: 'stoneDrag', lands: ['statue', 'statue'] },
};
