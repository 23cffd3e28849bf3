import type { TableState } from '../../game/state/table.ts';
import type { AppState } from '../../platform/app.ts';
import type { Part, Piece } from './note.ts';

/** What is heard around the table. */
export const PLACES = ['room', 'wind', 'market'] as const;
export type PlaceName = (typeof PLACES)[number];

/** What is to be played now. */
export interface Occasion {
  readonly piece: Piece;
  /** How loud each part is, as a factor; what rests is left out. */
  readonly parts: Readonly<Partial<Record<Part, number>>>;
  /** Whether the piece comes to its end. */
  readonly closes: boolean;
  /** How loud each place is, as a factor. */
  readonly around: Readonly<Partial<Record<PlaceName, number>>>;
}

type Parts = Occasion['parts'];

const ALL: Parts = { ground: 1, figure: 1, melody: 1, drum: 1, choir: 1, bells: 1 };
const PHASE_A: Parts = { ground: 1, figure: 1, melody: 1, bells: 1 };
const TITLE: Parts = { ground: 1, figure: 1, melody: 1, choir: 1, bells: 1 };
/** What is left while somebody thinks. */
const THINKING: Parts = { ground: 0.8, figure: 0.6 };

const AROUND: Readonly<Record<Piece, Occasion['around']>> = {
  title: { room: 0.7, wind: 0.6 },
  epoch1: { wind: 1, market: 0.25 },
  epoch2: { market: 0.9, wind: 0.3 },
  epoch3: { room: 1, market: 0.4 },
  finale: { room: 0.9 },
};

/** Steps in which an epoch comes to its end. */
const LAST_STEPS: readonly unknown[] = ['medals'];

/**
 * What the game asks for.
 * @param thinks whether somebody at this screen has been thinking for a while
 */
export function occasionOf(
  { screen }: Pick<AppState, 'screen'>,
  { shown }: Pick<TableState, 'shown'>,
  thinks: boolean,
): Occasion {
  const of = (piece: Piece, parts: Parts, closes = false): Occasion => ({
    piece,
    parts,
    closes,
    around: AROUND[piece],
  });
  if ((screen !== 'game' && screen !== 'replay') || shown === null) return of('title', TITLE);
  if (shown.result !== null) return of('finale', ALL);
  const parts = shown.phase === 'B' ? ALL : PHASE_A;
  return of(`epoch${shown.epoch}`, thinks ? THINKING : parts, LAST_STEPS.includes(shown.step));
}
