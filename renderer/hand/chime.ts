/** Two short notes, the second one higher: hertz. */
const NOTES = [660, 880];
/** Seconds from one to the next, and that each takes to fade away. */
const APART = 0.14;
const FADING = 0.35;
const LOUDNESS = 0.12;
const SILENCE = 0.0001;

export interface Chime {
  /** Lets the device be heard. To be called whenever it is touched: one that has slept has to be woken again. */
  readonly wake: () => void;
  /** Says by sound that there is something to decide; nothing where the device cannot, or was never touched. */
  readonly play: () => void;
}

function playIn(context: AudioContext): void {
  for (const [index, frequency] of NOTES.entries()) {
    const from = context.currentTime + index * APART;
    const loudness = new GainNode(context, { gain: SILENCE });
    loudness.gain.setValueAtTime(LOUDNESS, from);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, from + FADING);
    const note = new OscillatorNode(context, { type: 'triangle', frequency });
    note.connect(loudness).connect(context.destination);
    note.start(from);
    note.stop(from + FADING);
  }
}

/** The sound of a device. It begins with the first touch: browsers let nothing be heard before. */
export function createChime(): Chime {
  let context: AudioContext | null = null;
  return {
    wake: () => {
      if (!('AudioContext' in window)) return;
      context ??= new AudioContext();
      // Where it may not, it stays silent.
      if (context.state !== 'running') void context.resume().catch(() => undefined);
    },
    play: () => {
      if (context?.state === 'running') playIn(context);
    },
  };
}
