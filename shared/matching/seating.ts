import type { Player } from '../contract/tableSetup.ts';
import { levelReached } from '../vocabulary/strength.ts';

export type Sitting = Pick<Player, 'name' | 'controller'>;

const ownStrength = (sitting: Sitting | undefined): number | undefined =>
  sitting?.controller.kind === 'bot' ? sitting.controller.strength : undefined;

/** Whether a bot among them is to match the people at the table. */
export const hasMatch = (players: readonly Sitting[]): boolean =>
  players.some((player) => ownStrength(player) !== undefined);

/**
 * Returns the players with this strength for the bots that are to match the people. `before`: who sat there until now; a
 * bot that matched them already keeps its strength for as long as it sits.
 */
export const matched = <S extends Sitting>(
  players: readonly S[],
  strength: number,
  before: readonly Sitting[] = [],
): readonly S[] =>
  players.map((player, seat) => {
    const { controller } = player;
    if (controller.kind === 'human' || controller.strength === undefined) return player;
    const own = ownStrength(before[seat]) ?? strength;
    return { ...player, controller: { ...controller, level: levelReached(own), strength: own } };
  });
