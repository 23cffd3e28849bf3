import { CROSSFADE } from './musician.ts';
import { type Occasion, PLACES, type PlaceName } from './occasion.ts';
import { glide, type Outlet } from './outlet.ts';
import { gainOfPlace, LOOPS, SPEEDS } from './performance.ts';

export interface Surroundings {
  /** Goes over to how loud each place is. */
  readonly heed: (around: Occasion['around']) => void;
  /** Lets a market be heard for a moment. */
  readonly tryOut: () => void;
  readonly end: () => void;
}

/** What is tried out, for how many milliseconds, and the seconds in which it comes and goes. */
const TRIAL_PLACE = 'market';
const TRIAL = 5000;
const TRIAL_FADE = 0.6;

/** A place that is heard. */
interface Place {
  readonly volume: GainNode;
  readonly stop: () => void;
}

/** One place: the same loop left and right, at two speeds, so that they hardly ever meet again. */
function startPlace(context: BaseAudioContext, file: AudioBuffer, name: PlaceName, into: AudioNode): Place {
  const { start, length } = LOOPS[name];
  const volume = context.createGain();
  const ears = context.createChannelMerger(SPEEDS.length);
  volume.gain.value = 0;
  ears.connect(volume).connect(into);
  const sources = SPEEDS.map((rate, ear) => {
    const source = context.createBufferSource();
    source.buffer = file;
    source.loop = true;
    source.loopStart = start;
    source.loopEnd = start + length;
    source.playbackRate.value = rate;
    source.connect(ears, 0, ear);
    source.start(0, start + (ear * length) / 2);
    return source;
  });
  return {
    volume,
    stop: () => {
      for (const source of sources) source.stop();
      volume.disconnect();
    },
  };
}

/** What is heard around the table, far below everything else; a place that is silent is not played. */
export function surroundings(
  context: BaseAudioContext,
  file: AudioBuffer,
  { node }: Pick<Outlet, 'node'>,
): Surroundings {
  const places = new Map<PlaceName, Place>();
  /** Lets a place fade, and go. */
  const leave = ({ volume, stop }: Place, seconds: number): void => {
    glide(volume, 0, seconds);
    setTimeout(stop, seconds * 1000 + 100);
  };
  const hear = (name: PlaceName, gain: number): void => {
    const place = places.get(name) ?? startPlace(context, file, name, node);
    places.set(name, place);
    glide(place.volume, gain * gainOfPlace(name), CROSSFADE);
  };
  const forsake = (name: PlaceName): void => {
    const place = places.get(name);
    places.delete(name);
    if (place !== undefined) leave(place, CROSSFADE);
  };
  return {
    heed: (around) => {
      for (const name of PLACES) {
        const gain = around[name] ?? 0;
        if (gain > 0) hear(name, gain);
        else forsake(name);
      }
    },
    tryOut: () => {
      const place = startPlace(context, file, TRIAL_PLACE, node);
      glide(place.volume, gainOfPlace(TRIAL_PLACE), TRIAL_FADE);
      setTimeout(() => leave(place, TRIAL_FADE), TRIAL);
    },
    end: () => {
      for (const { stop } of places.values()) stop();
      places.clear();
    },
  };
}
