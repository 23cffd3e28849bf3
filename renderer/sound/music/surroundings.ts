import { CROSSFADE } from './musician.ts';
import { type Occasion, PLACES, type PlaceName } from './occasion.ts';
import { glide, type Outlet } from './outlet.ts';
import { gainOfPlace, LOOPS, SIDES } from './performance.ts';

export interface Surroundings {
  /** Goes over to how loud each place is. */
  readonly heed: (around: Occasion['around']) => void;
  /** Lets a market be heard for a moment. */
  readonly tryOut: () => void;
  readonly end: () => void;
}

/** Milliseconds for which a place is tried out, and seconds in which it comes and goes. */
const TRIAL = 5000;
const TRIAL_FADE = 0.6;

/** One place: the same loop left and right, at two speeds, so that they hardly ever meet again. */
function startPlace(context: BaseAudioContext, file: AudioBuffer, name: PlaceName, into: AudioNode): GainNode {
  const { start, length } = LOOPS[name];
  const volume = context.createGain();
  volume.gain.value = 0;
  volume.connect(into);
  for (const [pan, rate] of SIDES) {
    const source = context.createBufferSource();
    source.buffer = file;
    source.loop = true;
    source.loopStart = start;
    source.loopEnd = start + length;
    source.playbackRate.value = rate;
    source.connect(new StereoPannerNode(context, { pan })).connect(volume);
    source.start(0, start + (pan < 0 ? 0 : length / 2));
  }
  return volume;
}

/** What is heard around the table, far below everything else. */
export function surroundings(
  context: BaseAudioContext,
  file: AudioBuffer,
  { node }: Pick<Outlet, 'node'>,
): Surroundings {
  const places = new Map<PlaceName, GainNode>();
  return {
    heed: (around) => {
      for (const name of PLACES) {
        const gain = around[name] ?? 0;
        if (gain > 0 && !places.has(name)) places.set(name, startPlace(context, file, name, node));
        const place = places.get(name);
        if (place !== undefined) glide(place, gain * gainOfPlace(name), CROSSFADE);
      }
    },
    tryOut: () => {
      const place = startPlace(context, file, 'market', node);
      glide(place, gainOfPlace('market'), TRIAL_FADE);
      setTimeout(() => glide(place, 0, TRIAL_FADE), TRIAL);
      setTimeout(() => place.disconnect(), 2 * TRIAL);
    },
    end: () => {
      for (const place of places.values()) place.disconnect();
      places.clear();
    },
  };
}
