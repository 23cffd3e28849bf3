import type { Mix } from '../mixer.ts';

/** A volume that everything of a kind goes through. */
export interface Outlet {
  readonly node: GainNode;
  /** Follows the settings, without a click. */
  readonly mix: (mix: Mix) => void;
}

/** Seconds within which a volume is followed. */
const FOLLOW = 0.3;

/** Moves a volume to a value within so many seconds, from wherever it is. */
export function glide(node: GainNode, value: number, seconds: number): void {
  const { gain, context } = node;
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(value, now + Math.max(0.01, seconds));
}

export function makeOutlet(context: AudioContext): Outlet {
  const node = context.createGain();
  node.gain.value = 0;
  node.connect(context.destination);
  return {
    node,
    mix: ({ volume, mono }) => {
      node.channelCount = mono ? 1 : 2;
      node.channelCountMode = mono ? 'explicit' : 'max';
      glide(node, volume, FOLLOW);
    },
  };
}
