import type { ReactNode } from 'react';
import { type Forecast, forecastFor } from '../../../shared/forecast/forecast.ts';
import { type Threshold, thresholdsOf } from '../../../shared/forecast/thresholds.ts';
import type { Medal } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { Figures } from '../../game/Figures.tsx';
import { useGame } from '../../game/game.ts';
import { useSheets } from '../../game/sheets.ts';
import { feedingLines, goalWords, halfEpochWords, incomeLines, reachWords } from '../../game/words/forecastWords.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { PointsOf } from './PointsSoFar.tsx';

/** What a seat gets if nothing changes. All of it is public, so every seat can be looked at. */
export function Unchanged() {
  const { view, own } = useGame();
  const chosen = useSheets((sheets) => sheets.forecastSeat);
  const seat = chosen ?? own;
  if (view.seats[seat] === undefined) return null;
  const forecast = forecastFor(view, seat);
  const thresholds = thresholdsOf(view, seat);
  return (
    <>
      <Whose seat={seat} />
      <div className="foresight-blocks stack">
        <div>
          <IncomeBlock forecast={forecast} />
          <FeedingBlock forecast={forecast} />
        </div>
        <ReachBlock thresholds={thresholds} />
        <div>
          <MedalBlock forecast={forecast} />
          <PointsOf seat={seat} />
        </div>
      </div>
    </>
  );
}

/** Which seat is looked at. */
function Whose({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { update } = useGame();
  return (
    <Segments
      label={text('foresight.whose')}
      value={`${seat}`}
      options={update.players.map((_, index) => `${index}`)}
      wordsFor={(option) => {
        const player = update.players[Number(option)];
        return (
          player !== undefined && (
            <>
              <Emblem emblem={player.emblem} />
              {player.name}
            </>
          )
        );
      }}
      onChange={(option) => useSheets.setState({ forecastSeat: Number(option) })}
    />
  );
}

interface BlockProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

function Block({ title, note, children }: BlockProps) {
  return (
    <section className="foresight-block">
      <h3 className="bright text-10-5">
        {title} {note !== undefined && <small className="block dim text-9 light">{note}</small>}
      </h3>
      {children}
    </section>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="foresight-lines">
    {lines.map((line) => (
      <li key={line}>
        <Figures words={line} />
      </li>
    ))}
  </ul>
);

function IncomeBlock({ forecast: { income } }: { readonly forecast: Forecast }) {
  const text = useText();
  if (income === null) return <Block title={text('foresight.income')}>{text('foresight.none')}</Block>;
  return (
    <Block title={text('foresight.income')} note={halfEpochWords(income, text)}>
      <Lines lines={incomeLines(income, text)} />
    </Block>
  );
}

function FeedingBlock({ forecast: { feeding } }: { readonly forecast: Forecast }) {
  const text = useText();
  if (feeding === null) return <Block title={text('foresight.feeding')}>{text('foresight.feeding.none')}</Block>;
  return (
    <Block title={text('foresight.feeding')} note={text('bar.epoch', { epoch: numeral(feeding.epoch) })}>
      <div data-hungry={feeding.unfed > 0}>
        <Lines lines={feedingLines(feeding, text)} />
      </div>
    </Block>
  );
}

/** What may be reached next: all that is in reach, and of each kind the nearest that is not; the thresholds have all of them. */
function nextOf(thresholds: readonly Threshold[]): readonly Threshold[] {
  const nearest = new Map<Threshold['goal']['kind'], Threshold>();
  for (const threshold of thresholds)
    if (threshold.reach === 'short' && !nearest.has(threshold.goal.kind)) nearest.set(threshold.goal.kind, threshold);
  return thresholds.filter(
    (threshold) =>
      threshold.reach !== 'done' && (threshold.reach !== 'short' || nearest.get(threshold.goal.kind) === threshold),
  );
}

/** Colonies, statues and what the expansions have of the kind; medals have a block of their own. */
function ReachBlock({ thresholds }: { readonly thresholds: readonly Threshold[] }) {
  const text = useText();
  return (
    <Block title={text('foresight.reach')}>
      <ul className="foresight-reach">
        {nextOf(thresholds)
          .filter(({ goal }) => goal.kind !== 'medal')
          .map((threshold) => {
            const words = goalWords(threshold.goal, text);
            return (
              <li key={words} className="flex apart gap-6" data-reach={threshold.reach}>
                <span>{words}</span>
                <span>{reachWords(threshold, text)}</span>
              </li>
            );
          })}
      </ul>
    </Block>
  );
}

function MedalHead({ medal }: { readonly medal: Medal }) {
  const text = useText();
  const words = text(`choice.${medal}`);
  return (
    <th scope="col" title={words} className={`ink-${medal}`}>
      <Icon name="medal" />
      <span className="sr-only">{words}</span>
    </th>
  );
}

function MedalBlock({ forecast: { medals } }: { readonly forecast: Forecast }) {
  const text = useText();
  if (medals.length === 0) return <Block title={text('foresight.medals')}>{text('foresight.medals.none')}</Block>;
  return (
    <Block title={text('foresight.medals')}>
      <table className="foresight-medals wide centred">
        <thead>
          <tr>
            <td />
            <MedalHead medal="silver" />
            <MedalHead medal="gold" />
            <th scope="col" title={text('foresight.medals.note')}>
              {text('foresight.medals.coins')}
            </th>
          </tr>
        </thead>
        <tbody>
          {medals.map(({ epoch, silver, gold, coins }) => (
            <tr key={epoch}>
              <th scope="row">
                {text('foresight.medals.epoch', { epoch: numeral(epoch), last: epoch === 3 ? 'yes' : 'no' })}
              </th>
              <td data-enough={coins >= silver}>{silver}</td>
              <td data-enough={coins >= gold}>{gold}</td>
              <td>
                {coins} <Icon name="coin" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}
