import type { GameUpdate } from '../../../shared/contract/contract.ts';
import type { Observation } from '../../../shared/rules/observation.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Text } from '../../i18n/text.ts';

/** Returns the seats whose mark says "is deciding": those that are due and have not decided yet. */
export const decidingSeats = (view: Observation): readonly Seat[] =>
  view.deciders.filter((seat) => view.seats[seat]?.decided !== true);

/** Returns who has to do what now, in one line; it holds nothing secret. */
export function turnWords(update: GameUpdate, view: Observation, text: Text): string {
  if (view.decision === null) return text('bar.over');
  const decision = text(`step.${view.decision}`);
  const { actor, curtain } = update.screen;
  const human = actor ?? curtain;
  const deciding = decidingSeats(view);
  const seats = human !== null && deciding.includes(human) ? [human] : deciding;
  const names = seats.map((seat) => update.players[seat]?.name ?? '');
  const [first] = names;
  if (first === undefined) return text('bar.waiting');
  return names.length === 1
    ? text('bar.decides', { name: first, decision })
    : text('bar.thinking', { names: text.list(names), count: names.length, decision });
}
