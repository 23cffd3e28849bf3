import { followScreen } from '../../../renderer/audio/screenSounds.ts';
import type { Manner, Play } from '../../../renderer/audio/sprites.ts';
import { followTable } from '../../../renderer/audio/tableSounds.ts';
import type { Cue } from '../../../renderer/game/actions/view.ts';
import { type Contact, emitPieceEvent, onPieceEvent } from '../../../renderer/game/state/pieceEvents.ts';

/** What was to be heard, with the milliseconds since the recorder began. */
export interface Recorded {
  readonly at: number;
  readonly cue: Cue;
  readonly manner: Manner;
}

export interface Recorder {
  readonly sounds: readonly Recorded[];
  readonly cues: () => readonly Cue[];
  readonly end: () => void;
}

/** Listens as the program does, but writes down what it would play. `moves`: whether things are seen to move. */
export function record(moves: boolean): Recorder {
  const sounds: Recorded[] = [];
  const start = performance.now();
  const play: Play = (cue, manner = {}) => sounds.push({ at: performance.now() - start, cue, manner });
  const endings = [followTable(play, { moves: () => moves, onPieceEvent }), followScreen(play)];
  return {
    sounds,
    cues: () => sounds.map(({ cue }) => cue),
    end: () => {
      for (const end of endings) end();
    },
  };
}

export const contact = (layer: string, rest: Partial<Contact> = {}): void =>
  emitPieceEvent({ kind: 'lands', layer, id: `${layer} 0`, left: 0, x: 0, ...rest });
