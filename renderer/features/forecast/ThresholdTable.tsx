import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import { type Goal, type Threshold, thresholdsOf } from '../../../shared/forecast/thresholds.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { nameOf, useGame } from '../../game/game.ts';
import { goalWords, measuresOf, reachWords } from '../../game/words/forecastWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';

const ICONS: Readonly<Record<Goal['kind'], IconName>> = {
  colony: 'military',
  statue: 'culture',
  monument: 'monument',
  market: 'marketSmall',
  medal: 'medal',
};

function iconOf(goal: Goal): IconName {
  if (goal.kind === 'market' && goal.at === 'large') return 'marketLarge';
  return goal.kind === 'medal' && goal.at === 'gold' ? 'medalGold' : ICONS[goal.kind];
}

/** The colour of a column: that of the track, or the metal, that it is about. */
const INKS: Partial<Record<Goal['kind'], string>> = { colony: 'ink-military', statue: 'ink-culture' };

const inkOf = (goal: Goal) => (goal.kind === 'medal' ? `ink-${goal.at}` : INKS[goal.kind]);

/** All thresholds of the game, and how far every seat is from each (rules §7, §10). */
export function ThresholdTable() {
  const text = useText();
  const { update, view, own } = useGame();
  const seats = update.players.map((_, index) => (own + index) % update.players.length);
  const goals = thresholdsOf(view, own).map(({ goal }) => goal);
  return (
    <>
      <table className="foresight-table table threshold-table">
        <thead>
          <tr>
            <td />
            {goals.map((goal) => (
              <Head key={goalWords(goal, text)} goal={goal} />
            ))}
            <th scope="col" title={text('threshold.cards')}>
              <Icon name="food" />
              <span className="sr-only">{text('threshold.cards')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <SeatRow key={update.players[seat]?.emblem} seat={seat} />
          ))}
        </tbody>
      </table>
      <p className="quiet" aria-hidden="true">
        {text('threshold.legend')}
      </p>
    </>
  );
}

function Head({ goal }: { readonly goal: Goal }) {
  const text = useText();
  const words = goalWords(goal, text);
  return (
    <th scope="col" title={words} className={inkOf(goal)}>
      <Icon name={iconOf(goal)} />
      {(goal.kind === 'colony' || goal.kind === 'statue') && <span aria-hidden="true">{goal.at}</span>}
      <span className="sr-only">{words}</span>
    </th>
  );
}

function SeatRow({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { update, view, own } = useGame();
  const state = view.seats[seat];
  const player = update.players[seat];
  if (state === undefined || player === undefined) return null;
  const { cards: owned, food, unfed } = factsOf(view, state).hungerAfter(0);
  return (
    <tr data-own={seat === own}>
      <th scope="row">
        <Emblem emblem={player.emblem} /> {nameOf(update, seat)}
      </th>
      {thresholdsOf(view, seat).map((threshold) => (
        <Cell key={goalWords(threshold.goal, text)} threshold={threshold} />
      ))}
      <td data-reach={unfed > 0 ? 'short' : 'reached'}>
        <span aria-hidden="true">
          {owned}/{food}
        </span>
        <span className="sr-only">{text('thresholds.cards', { owned, food })}</span>
      </td>
    </tr>
  );
}

function Cell({ threshold }: { readonly threshold: Threshold }) {
  const text = useText();
  const words = reachWords(threshold, text);
  return (
    <td data-reach={threshold.reach} title={words} className={inkOf(threshold.goal)}>
      <Sign threshold={threshold} />
      <span className="sr-only">{words}</span>
    </td>
  );
}

const SIGNS = { done: '✓', reached: '●', blocked: '○' } as const;

/** The same in as few signs as there is room for; what is missing in the colours of its tracks. */
function Sign({ threshold: { goal, reach, missing, missingToo } }: { readonly threshold: Threshold }) {
  if (reach !== 'payable' && reach !== 'short') return <span aria-hidden="true">{SIGNS[reach]}</span>;
  return (
    <span aria-hidden="true" className="threshold-missing">
      {measuresOf(goal).map((measure, index) => {
        const steps = index === 0 ? missing : missingToo;
        return (
          steps > 0 && (
            <span key={measure} className={`ink-${measure}`}>
              −{steps}
            </span>
          )
        );
      })}
    </span>
  );
}
