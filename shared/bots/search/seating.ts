import type { Card, Content } from '../../content/content.ts';
import { type GameState, placeInFlow } from '../../flow/runner.ts';
import type { Observation, ObservedPile } from '../../rules/observation/observation.ts';
import { seatAsSeen } from '../../rules/observation/seatAsSeen.ts';
import { byColour, byNumber } from '../../rules/position/byKey.ts';
import type { Layout } from '../../rules/position/position.ts';
import { COLOURS } from '../../vocabulary/colours.ts';
import { deckSizeFor } from '../../vocabulary/options.ts';
import { COLONY_LEVELS } from '../../vocabulary/pieces.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { DRAFT_ROUNDS, isSecretDecision } from '../../vocabulary/time.ts';

/** A pile of the right size. Cards that the viewer does not remember are dealt later. */
const pileFrom = ({ size, top, buried }: ObservedPile, content: Content): Card[] =>
  top === null ? [] : Array.from({ length: size }, (_, place) => content.card(buried[place] ?? top));

const isSecret = ({ decision, phase }: Observation): boolean => isSecretDecision(decision, phase);

/** Turns that have ended since the first player's first turn. In the draft of phase B the turns go round five times. */
function turnsEndedIn(view: Observation, turn: Seat, leader: Seat): number {
  if (view.decision === 'setWheel' || isSecret(view)) return 0;
  const { seats } = view.options;
  const thisRound = (turn - leader + seats) % seats;
  if (view.decision !== 'draft') return thisRound;
  const left = COLOURS.reduce((sum, colour) => sum + view.piles[colour].size, 0);
  return Math.max(0, DRAFT_ROUNDS - Math.ceil(left / seats)) * seats + thisRound;
}

/** A game that shows the viewer exactly what it sees, on a layout that is filled later. */
export function seatedGame(view: Observation, content: Content, layout: Layout): GameState {
  const leader = view.leaders[view.epoch - 1] as Seat;
  const turn = isSecret(view) ? leader : (view.deciders[0] ?? leader);
  return {
    table: {
      options: view.options,
      content: view.content,
      // The real seed must not appear here: it would tell the deal.
      seed: 0,
      emblems: view.emblems,
      segments: view.segments,
      setupCards: view.seats.map(({ setupCard }) => setupCard),
      leaders: view.leaders,
    },
    layout,
    epoch: view.epoch,
    phase: view.phase,
    rotation: view.wheel.rotation ?? -1,
    turns: view.wheel.turns,
    turn,
    turnsEnded: turnsEndedIn(view, turn, leader),
    actionsLeft: view.turn.actionsLeft,
    paymentLeft: view.turn.paymentLeft,
    feedingPayments: view.turn.feedingPayments,
    marketCoins: view.turn.marketCoins,
    freeCards: view.turn.freeCards,
    seats: view.seats.map((seat) => seatAsSeen(seat, content)),
    drawn: byColour((colour) => (view.decision === 'chooseSide' ? 0 : deckSizeFor(view.options) - view.decks[colour])),
    boxTaken: byColour((colour) => layout.box[view.epoch][colour].length - view.box[colour]),
    monumentsTaken: layout.monuments.length - view.monuments,
    piles: byNumber((colour) => pileFrom(view.piles[colour], content)),
    coloniesTaken: COLONY_LEVELS.map(
      (level, index) => layout.colonies[level].length - (view.colonies[index]?.left ?? 0),
    ),
    result: view.result,
    place: placeInFlow(view),
  };
}
