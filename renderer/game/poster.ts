import { createContext, useContext } from 'react';
import type { Player } from '../../shared/contract/tableSetup.ts';
import type { Observation } from '../../shared/rules/observation/observation.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../shared/vocabulary/time.ts';

/** The shapes of a poster, in pixels. */
export const POSTER_SIZES = { wide: [2400, 1260], tall: [1080, 1350] } as const;
export type PosterShape = keyof typeof POSTER_SIZES;
export const POSTER_SHAPES = Object.keys(POSTER_SIZES) as readonly PosterShape[];

/** How a film is written: as a film, or as a picture that moves, which is smaller and shown everywhere. */
export const FILM_KINDS = ['webm', 'gif'] as const;
export type FilmKind = (typeof FILM_KINDS)[number];

/** What a poster or a film tells of a finished game. */
export interface PosterSubject {
  /** How the table lay at the end of each phase, the last one with its result. */
  readonly views: readonly Observation[];
  readonly players: readonly Player[];
  /** Each seat's points, in words. */
  readonly points: readonly string[];
  /** What stands above: who has won, and while a film comes to that, what each epoch is called. */
  readonly title: string;
  readonly epochs: Readonly<Record<Epoch, string>>;
  /** What stands below, at the left and at the right. */
  readonly foot: readonly [string, string];
}

/** Paints posters, films and cities; each promise is rejected where this machine cannot draw them. */
export interface PosterPainter {
  readonly poster: (subject: PosterSubject, shape: PosterShape) => Promise<HTMLCanvasElement>;
  /** A seat's city in its land, at the end of a game. */
  readonly city: (view: Observation, player: Player, seat: Seat) => Promise<HTMLCanvasElement>;
  /**
   * @param told is called with the share that is done, 0 to 1
   * @param signal ends the work: nobody waits for the film any more
   */
  readonly film: (
    subject: PosterSubject,
    kind: FilmKind,
    told: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<Blob>;
}

/** The page gives it to whoever wants a poster: it draws with the 3D library, which comes late. */
export const PosterContext = createContext<PosterPainter | null>(null);

/** Returns the painter of the page. Throws outside of it. */
export function usePosterPainter(): PosterPainter {
  const painter = useContext(PosterContext);
  if (painter === null) throw new Error('not connected');
  return painter;
}
