import type { Track } from '../../shared/vocabulary/tracks.ts';
import type { Cue } from '../game/actions/cue.ts';
import type { Contact } from '../game/state/contacts.ts';
import { useTable } from '../game/state/table.ts';
import type { Manner } from './cue.ts';

/** Steps of a track for an octave: a marker that climbs is heard to. */
const OCTAVE = 36;
/** How far to the side a sound is put that comes from the edge of the picture. */
const WIDTH = 0.8;
const LOWEST = 0.7;
const HIGHEST = 3;

export const panOf = (x: number): number => Math.max(-1, Math.min(1, x)) * WIDTH;

/** The value that a marker shows: it still has `left` steps to go to the one of the position that is shown. */
function shownValue({ id, left }: Contact): number {
  const [, seat, track] = id.split(' ');
  const { shown, event } = useTable.getState();
  const after = shown?.seats[Number(seat)]?.tracks[track as Track] ?? 0;
  const steps = event !== null && 'change' in event ? (event.change.tracks[track as Track] ?? 0) : 1;
  return after - Math.sign(steps) * left;
}

const rateFor = (value: number): number => Math.min(HIGHEST, Math.max(LOWEST, 2 ** ((value - OCTAVE / 4) / OCTAVE)));

/** What a contact sounds like that no event has a sound of its own for; `null`: like nothing. */
export function soundOf(contact: Contact): { readonly cue: Cue; readonly manner: Manner } | null {
  const pan = panOf(contact.x);
  switch (contact.kind) {
    case 'steps':
      return { cue: 'pegStep', manner: { pan, rate: rateFor(shownValue(contact)) } };
    case 'clicks':
      return { cue: 'wheelClick', manner: { pan } };
    case 'stops':
      return { cue: 'wheelStop', manner: { pan } };
    case 'lands':
      return null;
  }
}
