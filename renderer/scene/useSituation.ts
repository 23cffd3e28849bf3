import { useMemo, useRef } from 'react';
import type { GameUpdate } from '../../shared/contract/answers.ts';
import type { Choice } from '../../shared/rules/observation/observation.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { useTable } from '../store/table.ts';
import { type Eye, eyeOf } from './layout/eye.ts';
import { placesOf, WIDE_FROM } from './layout/places.ts';
import { type Situation, scenePieces } from './layout/scenePieces.ts';
import { usePointed } from './pointed.ts';
import { freeRectangle, type SafeArea, type Viewport } from './safeArea.ts';

const NO_CHOICES: readonly Choice[] = [];

/** The seat whose board lies in front: who looks, acts or is about to; else it stays as it was. */
const frontSeatOf = (update: GameUpdate | null, before: Seat): Seat => {
  if (update === null) return before;
  const { viewer, actor, curtain } = update.screen;
  return viewer ?? actor ?? curtain ?? before;
};

const firstHuman = (update: GameUpdate | null): Seat =>
  Math.max(0, update?.players.findIndex((player) => player.controller.kind === 'human') ?? 0);

export interface TableLayout {
  readonly situation: Situation;
  readonly pieces: ReturnType<typeof scenePieces>;
  readonly eye: Eye;
  readonly front: Seat;
}

/** Everything that the table shows, computed from what is shown and from the window; `null` before a game is there. */
export const useSituation = (viewport: Viewport, area: SafeArea, ghosts: boolean): TableLayout | null => {
  const { update, shown, event, playing, selected, considered, hovered, camera } = useTable();
  const pointed = usePointed((state) => state.piece?.id ?? null);
  const before = useRef<{ readonly game: string; readonly seat: Seat } | null>(null);
  const game = update?.gameId ?? '';
  if (before.current?.game !== game) before.current = { game, seat: firstHuman(update) };
  const front = playing ? before.current.seat : frontSeatOf(update, before.current.seat);
  before.current = { game, seat: front };
  const seats = shown?.seats.length ?? 2;
  const { width, height } = viewport;
  const { left, right, top, bottom } = area;
  const free = freeRectangle(viewport, area);
  const wide = free.width / free.height > WIDE_FROM;
  const places = useMemo(() => placesOf(seats, front, wide), [seats, front, wide]);
  const holder = useMemo(() => {
    const window = { width, height };
    const covered = { left, right, top, bottom };
    return { eye: eyeOf({ name: 'table' }, places, front, window, covered), viewport: window, area: covered };
  }, [places, front, width, height, left, right, top, bottom]);
  const eye = useMemo(
    () => eyeOf(camera, places, front, holder.viewport, holder.area),
    [camera, places, front, holder],
  );
  const situation = useMemo((): Situation | null => {
    if (shown === null) return null;
    return {
      view: shown,
      places,
      holder,
      actor: update?.screen.actor ?? null,
      // What is being shown has happened: there is nothing to choose in it.
      choices: playing ? NO_CHOICES : (update?.choices ?? NO_CHOICES),
      selected,
      considered: ghosts ? considered : null,
      hovered,
      pointed,
      camera,
      event,
    };
  }, [shown, places, holder, update, playing, selected, considered, hovered, pointed, camera, event, ghosts]);
  const pieces = useMemo(() => (situation === null ? [] : scenePieces(situation)), [situation]);
  return situation === null ? null : { situation, pieces, eye, front };
};
