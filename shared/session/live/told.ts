import { choicesDue, refusalsDue } from '../../flow/due.ts';
import type { Due } from '../../rules/observation/observe.ts';
import type { Position } from '../../rules/position/position.ts';
import type { Seat } from '../../vocabulary/seats.ts';
import { dealCommitmentOf } from '../fairness/proof.ts';
import { seatsHandedOver } from '../saves/earlierPlayers.ts';
import { privacyOf, type SavedGame } from '../saves/savedGame.ts';

/** The part of an update that is the same for everybody. */
export const toldOf = (saved: SavedGame, over: boolean) => ({
  gameId: saved.gameId,
  players: saved.players,
  privacy: privacyOf(saved),
  handedOver: seatsHandedOver(saved),
  seed: over && saved.deal === null ? saved.seed : null,
  ...(saved.challenge && { challenge: saved.challenge }),
  dealCommitment: dealCommitmentOf(saved, over),
});

/** What a seat can and cannot do at its decision now; both lists are empty for `null`. */
export const decisionFor = (position: Position, due: Due, actor: Seat | null) => ({
  choices: actor === null ? [] : choicesDue(position, due, actor),
  refusals: actor === null ? [] : refusalsDue(position, due, actor),
});
