import { Howler } from 'howler';
import address from '../../../assets/sounds/music.ogg';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { isAudible, isWanted, mixOf } from '../mixer.ts';
import { isDue } from '../screenSounds.ts';
import { type Band, makeBand, TUNABLE, type Tunable } from './band.ts';
import type { Piece } from './note.ts';
import { occasionOf } from './occasion.ts';
import { makeOutlet } from './outlet.ts';

/** Milliseconds after which somebody who is to decide is thinking. */
const THINKING = 8000;

export interface Thinking {
  /** Whether somebody at this screen has been thinking for a while. */
  readonly thinks: () => boolean;
  readonly end: () => void;
}

/** @param tell hears when somebody falls to thinking */
function followThinking(tell: () => void): Thinking {
  let thinks = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    thinks = false;
    if (!isDue(useTable.getState())) return;
    timer = setTimeout(() => {
      thinks = true;
      tell();
    }, THINKING);
  };
  const stop = useTable.subscribe((state, before) => {
    if (state.update !== before.update || state.playing !== before.playing) wait();
  });
  wait();
  return {
    thinks: () => thinks,
    end: () => {
      clearTimeout(timer);
      stop();
    },
  };
}

/** Milliseconds between two looks at what is due next. */
const BEAT = 250;
/** Milliseconds after which what has become silent costs nothing any more. */
const REST = 800;
/** Samples a second at which the music is kept: half of what effects have, for half the memory. */
const KEPT_RATE = 24_000;
/** When it may have changed whether the page may be heard. */
const EVENTS = ['focus', 'blur', 'visibilitychange'] as const;

/** The file of the music; `null` where it cannot be had: then there is none, and nobody is told. */
async function loadFile(): Promise<AudioBuffer | null> {
  try {
    const answer = await fetch(address);
    return await new OfflineAudioContext(1, 1, KEPT_RATE).decodeAudioData(await answer.arrayBuffer());
  } catch {
    return null;
  }
}

export interface Music {
  /** Brings everything to what settings and window say. */
  readonly mix: () => void;
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
 * Lets the context stand still while nothing may be heard, and run again: what stood still goes on where it was. A device
 * that is not there, or vanished, refuses; it is asked again at the next occasion.
 */
function pauser(context: AudioContext): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(resting);
    if (TUNABLE.some(isAudible)) {
      if (context.state !== 'running') void context.resume().catch(() => undefined);
    } else if (TUNABLE.some(isWanted)) resting = setTimeout(() => void context.suspend().catch(() => undefined), REST);
  };
}

/** Leads the band through the game, without asking it for anything twice. */
function leader(tell: (piece: Piece) => void, thinks: () => boolean): (band: Band) => void {
  let told: Piece | null = null;
  let heeded = '';
  return (band) => {
    const occasion = occasionOf(useApp.getState(), useTable.getState(), thinks());
    const audible = TUNABLE.filter(isAudible);
    const asked = JSON.stringify([occasion, audible]);
    if (asked === heeded) return;
    heeded = asked;
    for (const kind of TUNABLE) band.heed[kind](audible.includes(kind) ? occasion : null);
    if (told === occasion.piece || !audible.includes('music')) return;
    told = occasion.piece;
    tell(told);
  };
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
  const pause = pauser(context);
  let band: Band | null = null;
  let file: Promise<AudioBuffer | null> | null = null;
  let ended = false;
  const heed = (): void => {
    if (band !== null) lead(band);
  };
  const thinking = followThinking(heed);
  const lead = leader(tell, thinking.thinks);
  const load = async (): Promise<void> => {
    if (file !== null) return;
    file = loadFile();
    const loaded = await file;
    if (loaded === null || ended) return;
    band = makeBand(context, loaded, outlets);
    heed();
  };
  const mix = (): void => {
    for (const kind of TUNABLE) outlets[kind].mix({ ...mixOf(kind), ...(!isAudible(kind) && { volume: 0 }) });
    if (TUNABLE.some(isWanted)) void load();
    heed();
    pause();
  };
  const beat = setInterval(() => {
    if (context.state === 'running' && isAudible('music')) band?.advance();
    else if (isAudible('music')) pause();
  }, BEAT);
  for (const event of EVENTS) window.addEventListener(event, mix, true);
  const endings = [useApp.subscribe(heed), useTable.subscribe(heed), thinking.end, () => clearInterval(beat)];
  return {
    mix,
    tryOut: (kind) => band?.tryOut(kind),
    end: () => {
      ended = true;
      for (const event of EVENTS) window.removeEventListener(event, mix, true);
      for (const end of endings) end();
      band?.end();
      for (const { node } of Object.values(outlets)) node.disconnect();
    },
  };
}
