import { Howl, Howler } from 'howler';
import address from '../../assets/sounds/effects.ogg';
import type { Cue } from '../game/actions/view.ts';
import type { Mix } from './mixer.ts';
import { type Manner, type Play, SPRITES, spriteName, variantsOf } from './sprites.ts';

/** Milliseconds within which the same cue is not played twice: it would only be louder. */
const CLOSEST = 30;
/** Pitch of what is heard often differs by so much. */
const JITTER = 0.03;

/** Howler does what the page asks for and nothing by itself: no timers, no spare players, no listening for gestures. */
function tame(): void {
  Howler.autoUnlock = false;
  Howler.autoSuspend = false;
  Howler.html5PoolSize = 0;
}

export interface Effects {
  readonly play: Play;
  readonly mix: (mix: Mix) => void;
  /** Frees what was decoded. */
  readonly end: () => void;
}

/** Any variant but the last one. */
function nextVariant(count: number, last: number | undefined): number {
  if (last === undefined || count < 2) return Math.floor(Math.random() * count);
  const other = Math.floor(Math.random() * (count - 1));
  return other < last ? other : other + 1;
}

/** Whether sound comes out now. What does not, as after a sleep, is asked to; what was to be heard meanwhile is over. */
function isAwake(): boolean {
  const { ctx } = Howler;
  if (ctx === null || ctx.state === 'running') return true;
  void ctx.resume().catch(() => undefined);
  return false;
}

/** Loads all effects; to be called after a gesture. Where nothing can be heard, nothing happens, and nobody is told. */
export function loadEffects(): Effects {
  tame();
  const howl = new Howl({ src: [address], format: ['ogg'], sprite: { ...SPRITES } });
  let inMono = false;
  const lastPlayed = new Map<Cue, { readonly at: number; readonly variant: number }>();
  const start = (cue: Cue, { pan = 0, rate = 1 }: Manner): void => {
    const last = lastPlayed.get(cue);
    const now = performance.now();
    if (last !== undefined && now - last.at < CLOSEST) return;
    const variant = nextVariant(variantsOf(cue).length, last?.variant);
    lastPlayed.set(cue, { at: now, variant });
    const id = howl.play(spriteName(cue, variant));
    howl.rate(rate * (1 + JITTER * (2 * Math.random() - 1)), id);
    if (pan !== 0 && !inMono) howl.stereo(pan, id);
  };
  return {
    play: (cue, manner = {}) => {
      if (Howler.usingWebAudio && howl.state() === 'loaded' && isAwake()) start(cue, manner);
    },
    mix: ({ volume, mono }) => {
      inMono = mono;
      howl.volume(volume);
    },
    end: () => {
      howl.unload();
    },
  };
}
