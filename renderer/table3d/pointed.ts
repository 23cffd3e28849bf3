import { create } from 'zustand';
import { sameSubject, subjectOf } from '../game/selection/subjects.ts';
import { type Thing, useStage } from '../game/state/stage.ts';
import { type Subject, useTable } from '../game/state/table.ts';
import type { Piece } from './layout/piece.ts';

/** The piece under the pointer, and the one that it was pressed on and has not been let go of. */
export const usePointed = create<{ readonly piece: Piece | null; readonly pressed: Piece | null }>(() => ({
  piece: null,
  pressed: null,
}));

/** Whether a thing can be chosen now. */
export const isOffered = (subject: Subject | undefined): subject is Subject =>
  subject !== undefined &&
  useTable.getState().update?.choices.some(({ action }) => sameSubject(subjectOf(action), subject)) === true;

/** Takes note that the pointer is on a piece. */
export const pointAtPiece = (piece: Piece): void => {
  usePointed.setState({ piece });
  useStage.setState({ pointed: isOffered(piece.subject) ? piece.subject : null });
};

/** Takes note that the pointer is on nothing. */
export const pointAtNothing = (): void => {
  usePointed.setState({ piece: null });
  if (useStage.getState().pointed !== null) useStage.setState({ pointed: null });
};

/** Shows a thing large; a card, too, unless it lies before the eyes already. `null` puts away what was shown. */
const inspect = (thing: Thing | null, large = false): void => {
  const card = thing?.kind === 'card' && !large ? thing.card : null;
  if (useTable.getState().hovered !== card) useTable.setState({ hovered: card });
  const inspected = thing === null || thing.kind === 'card' ? null : thing;
  if (useStage.getState().inspected !== inspected) useStage.setState({ inspected });
};

/** Milliseconds for which the pointer rests on a thing before it is shown large. */
const DWELL = 420;

/** Shows what is under the pointer large after a moment, or at once. `large`: a card is before the eyes already. */
export const makeInspection = () => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting = '';
  return {
    soon: (thing: Thing | null, large = false): void => {
      const key = thing === null ? '' : Object.values(thing).join(':');
      if (key === waiting) return;
      clearTimeout(timer);
      waiting = key;
      inspect(null);
      if (thing !== null) timer = setTimeout(() => inspect(thing, large), DWELL);
    },
    now: (thing: Thing | null): void => {
      clearTimeout(timer);
      inspect(thing);
    },
    end: (): void => {
      clearTimeout(timer);
      waiting = '';
    },
  };
};
