import type { NewGame } from '../contract/tableSetup.ts';
import type { FinishedGame, FinishedSeat } from '../statistics/facts.ts';
import type { Expansion, Mode } from '../vocabulary/options.ts';
import { STANDARD_CONTENT } from '../vocabulary/pieces.ts';
import type { BotLevel, BotStyle } from '../vocabulary/preferences.ts';
import { EMBLEMS, type Emblem } from '../vocabulary/seats.ts';

export interface Opponent {
  readonly level: BotLevel;
  readonly style?: BotStyle;
  /** Coins that it starts with beyond the rules. */
  readonly gift?: number;
}

/** A table for a challenge. The player sits on the first seat. */
export interface ChallengeTable {
  readonly opponents: readonly Opponent[];
  readonly mode: Mode;
  /** In the order of `EXPANSIONS`. */
  readonly expansions: readonly Expansion[];
  /** Coins that the player starts with beyond the rules. */
  readonly gift?: number;
  /** The deal, 0 … 2³²−1; left out: another one each time. */
  readonly seed?: number;
  /** Present if one opponent is left out, another one with each deal: no table has more than five seats. */
  readonly oneAway?: true;
}

/** Who plays: kept from the last table that was set up. */
export interface Challenger {
  readonly name: string;
  readonly emblem: Emblem;
}

const BOT_NAMES = ['Bruno', 'Chen', 'Dalia', 'Emre', 'Farah'] as const;

/** Those who sit down with this deal. */
export const presentAt = ({ opponents, oneAway }: ChallengeTable, seed: number): readonly Opponent[] =>
  oneAway === true ? opponents.filter((_, index) => index !== seed % opponents.length) : opponents;

/** The game of a table. `drawn`: the seed where the table has none of its own. */
export function gameOf(table: ChallengeTable, person: Challenger, drawn: number): NewGame {
  const { mode, expansions, gift = 0, seed = drawn } = table;
  const names = BOT_NAMES.filter((name) => name !== person.name);
  const emblems = EMBLEMS.filter((emblem) => emblem !== person.emblem);
  return {
    mode,
    expansions: [...expansions],
    content: STANDARD_CONTENT,
    seed,
    players: [
      { ...person, controller: { kind: 'human' }, ...(gift > 0 && { handicap: gift }) },
      ...presentAt(table, seed).map(({ level, style, gift: granted = 0 }, index) => ({
        name: names[index] ?? '',
        emblem: emblems[index] ?? person.emblem,
        controller: { kind: 'bot' as const, level, ...(style && { style }) },
        ...(granted > 0 && { handicap: granted }),
      })),
    ],
  };
}

const isOpponent = ({ player, handicap }: FinishedSeat, { level, style = undefined, gift = 0 }: Opponent): boolean =>
  player.kind === 'bot' &&
  player.level === level &&
  player.strength === undefined &&
  (player.style ?? undefined) === style &&
  handicap === gift;

/** Whether a finished game was played at this table, whoever sat on the first seat. */
export function wasPlayedAt(game: FinishedGame, table: ChallengeTable): boolean {
  const { mode, expansions, gift = 0, seed = game.seed } = table;
  const [own, ...others] = game.seats;
  const opponents = presentAt(table, game.seed);
  return (
    own?.handicap === gift &&
    game.mode === mode &&
    game.expansions.join() === expansions.join() &&
    game.seed === seed &&
    others.length === opponents.length &&
    opponents.every((opponent, index) => isOpponent(others[index] as FinishedSeat, opponent))
  );
}
