import { Howler } from 'howler';
import address from '../../../assets/sounds/music.ogg';
import { useApp } from '../../store/app.ts';
import { useTable } from '../../store/table.ts';
import { isAudible, isWanted, type Kind, mixOf } from '../mixer.ts';
import { isDue } from '../screenSounds.ts';
import { musician } from './musician.ts';
import type { Piece } from './note.ts';
import { type Occasion, occasionOf } from './occasion.ts';
import { makeOutlet, type Outlet } from './outlet.ts';
import { surroundings } from './surroundings.ts';
import { trialOf } from './trial.ts';
import { webOrchestra } from './webOrchestra.ts';

/** Milliseconds between two looks at what is due next. */
const BEAT = 250;
/** Milliseconds after which somebody who is to decide is thinking. */
const THINKING = 8000;
/** Milliseconds after which what has become silent costs nothing any more. */
const REST = 800;
/** Samples a second at which the music is kept: half of what effects have, for half the memory. */
const KEPT_RATE = 24_000;
const HIGHEST_SEED = 2 ** 31;

const KINDS = ['music', 'ambience'] as const satisfies readonly Kind[];
type Tunable = (typeof KINDS)[number];

/** The file of the music; `null` where it cannot be had: then there is none, and nobody is told. */
async function loadFile(): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(address);
    return await new OfflineAudioContext(1, 1, KEPT_RATE).decodeAudioData(await answer.arrayBuffer());
  } catch {
    return null;
  }
}

/** What plays, once its file is there. */
interface Band {
  readonly heed: (occasion: Occasion) => void;
  readonly advance: () => void;
  readonly tryOut: Music['tryOut'];
  readonly end: () => void;
}

function makeBand(context: AudioContext, file: AudioBuffer, outlets: Readonly<Record<Tunable, Outlet>>): Band {
  const orchestra = webOrchestra(context, file, outlets.music);
  const players = musician(orchestra, () => Math.floor(Math.random() * HIGHEST_SEED));
  const trial = trialOf(orchestra);
  const around = surroundings(context, file, outlets.ambience);
  return {
    heed: (occasion) => {
      players.heed(occasion);
      around.heed(occasion.around);
    },
    advance: players.advance,
    tryOut: (kind) => (kind === 'music' ? trial() : around.tryOut()),
    end: () => {
      players.end();
      around.end();
    },
  };
}

export interface Music {
  /** Brings everything to what settings and window say. */
  readonly mix: () => void;
  /** Lets something be heard at its volume, whatever rests just now. */
  readonly tryOut: (kind: Tunable) => void;
  readonly end: () => void;
}

const NONE: Music = { mix: () => undefined, tryOut: () => undefined, end: () => undefined };

/** The context that everything is heard through; `null` where there is none. */
function contextOf(): AudioContext | null {
  // Asking for the volume makes the context.
  Howler.volume();
  return Howler.usingWebAudio ? Howler.ctx : null;
}

/**
 * Follows the game with music and with what is heard around the table. The file is loaded when one of them is wanted
 * first; while nothing of it may be heard, it stands still and costs nothing.
 * @param tell hears of every piece that begins
 */
export function beginMusic(tell: (piece: Piece) => void): Music {
  const context = contextOf();
  if (context === null) return NONE;
  const outlets = { music: makeOutlet(context), ambience: makeOutlet(context) };
  let band: Band | null = null;
  let loading = false;
  let ended = false;
  let thinks = false;
  let thinking: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  let told: Piece | null = null;

  const heed = (): void => {
    const occasion = occasionOf(useApp.getState(), useTable.getState(), thinks);
    band?.heed(occasion);
    if (band === null || told === occasion.piece || !isAudible('music')) return;
    told = occasion.piece;
    tell(told);
  };
  const load = async (): Promise<void> => {
    if (loading) return;
    loading = true;
    const file = await loadFile();
    if (file === null || ended) return;
    band = makeBand(context, file, outlets);
    heed();
  };
  /** What stands still goes on where it was: the context's own time stands still with it. */
  const rest = (): void => {
    clearTimeout(resting);
    if (KINDS.some(isAudible)) {
      if (context.state !== 'running') void context.resume().catch(() => undefined);
    } else if (KINDS.some(isWanted)) resting = setTimeout(() => void context.suspend().catch(() => undefined), REST);
  };
  const mix = (): void => {
    for (const kind of KINDS) outlets[kind].mix(isAudible(kind) ? mixOf(kind) : { ...mixOf(kind), volume: 0 });
    if (KINDS.some(isWanted)) void load();
    rest();
  };
  const think = (state: ReturnType<typeof useTable.getState>): void => {
    clearTimeout(thinking);
    const after = (value: boolean) => {
      thinks = value;
      heed();
    };
    if (isDue(state)) thinking = setTimeout(() => after(true), THINKING);
    else thinks = false;
  };
  const followTable = (state: ReturnType<typeof useTable.getState>, before: typeof state): void => {
    if (state.update !== before.update || state.playing !== before.playing) think(state);
    if (state.shown !== before.shown || state.playing !== before.playing) heed();
  };
  const beat = setInterval(() => {
    if (context.state === 'running' && KINDS.some(isAudible)) band?.advance();
  }, BEAT);
  const EVENTS = ['focus', 'blur', 'visibilitychange'] as const;
  for (const event of EVENTS) window.addEventListener(event, mix, true);
  const endings = [useApp.subscribe(heed), useTable.subscribe(followTable)];
  mix();
  return {
    mix,
    tryOut: (kind) => band?.tryOut(kind),
    end: () => {
      ended = true;
      for (const timer of [thinking, resting, beat]) clearTimeout(timer);
      for (const event of EVENTS) window.removeEventListener(event, mix, true);
      for (const end of endings) end();
      band?.end();
      for (const { node } of Object.values(outlets)) node.disconnect();
    },
  };
}
