import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import { loadFonts } from '../../cards/fonts.ts';
import { makeDrawing } from '../../cards/textures/canvas.ts';
import { type FilmKind, POSTER_SIZES, type PosterSubject } from '../../game/poster.ts';
import { paintMoment } from './filmFrame.ts';
import { makeSkylineArtist, type Town, townOf } from './skyline.ts';

/** Milliseconds in which the houses of a phase rise, and for which the end is shown. */
const PHASE = 1700;
const END = 2600;
/** Until all houses of a phase stand, in the artist's units. */
const RISEN = 1.4;

const [WIDE, HIGH] = POSTER_SIZES.wide;
/** Pixels across. */
const WIDTHS: Readonly<Record<FilmKind, number>> = { webm: 1280, gif: 640 };
const GIF_FRAME = 100;
const GIF_COLOURS = 128;
const BITS_A_SECOND = 6_000_000;

type Frame = (milliseconds: number) => void;

/** Paints moments of a film: every phase begins with the houses of the one before. */
const reelOf = (subject: PosterSubject, context: CanvasRenderingContext2D, towns: readonly Town[]) => {
  const artist = makeSkylineArtist();
  const lasts = towns.length * PHASE + END;
  const show: Frame = (milliseconds) => {
    const phase = Math.min(towns.length - 1, Math.floor(milliseconds / PHASE));
    const town = towns[phase];
    if (town === undefined) return;
    const time = ((milliseconds - phase * PHASE) / PHASE) * RISEN * 1.15;
    const isEnd = milliseconds >= towns.length * PHASE;
    paintMoment(context, { subject, artist, town, time, isEnd });
  };
  return { lasts, show, end: artist.end };
};

const townsOf = (views: PosterSubject['views']): readonly Town[] => {
  const towns: Town[] = [];
  for (const view of views) towns.push(townOf(view, towns.at(-1) ?? null));
  return towns;
};

/** What is filmed, for how long, who hears how far it is, and what ends it. */
interface Shooting {
  readonly lasts: number;
  readonly show: Frame;
  readonly told: (share: number) => void;
  readonly signal: AbortSignal;
}

/** The page may draw and hear its player between two frames. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const asGif = async (canvas: HTMLCanvasElement, { lasts, show, told, signal }: Shooting): Promise<Blob> => {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2D canvas');
  const { width, height } = canvas;
  const gif = GIFEncoder();
  for (let at = 0; at < lasts; at += GIF_FRAME) {
    show(at);
    const { data } = context.getImageData(0, 0, width, height);
    const palette = quantize(data, GIF_COLOURS);
    const isLast = at + GIF_FRAME >= lasts;
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay: isLast ? END : GIF_FRAME });
    told(at / lasts);
    await breath();
    signal.throwIfAborted();
  }
  gif.finish();
  return new Blob([gif.bytes()], { type: 'image/gif' });
};

/** The browser's own recorder takes as long as the film lasts. */
const asFilm = (canvas: HTMLCanvasElement, { lasts, show, told, signal }: Shooting): Promise<Blob> =>
  new Promise<Blob>((resolve, reject) => {
    const recorder = new MediaRecorder(canvas.captureStream(), {
      mimeType: 'video/webm',
      videoBitsPerSecond: BITS_A_SECOND,
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => (signal.aborted ? reject(signal.reason) : resolve(new Blob(parts, { type: 'video/webm' })));
    recorder.onerror = () => reject(new Error('the recorder failed'));
    recorder.start();
    const start = performance.now();
    const step = () => {
      const passed = performance.now() - start;
      if (passed >= lasts || signal.aborted) return recorder.stop();
      show(passed);
      told(passed / lasts);
      requestAnimationFrame(step);
    };
    step();
  });

/**
 * Films how everybody's city grew, phase by phase, up to the end with its points.
 * @param told is called with the share that is done, 0 to 1
 * @param signal ends it
 * Rejects when it is ended, where nothing can be drawn in 3D, or (`webm`) the browser cannot record.
 */
export const paintFilm = async (
  subject: PosterSubject,
  kind: FilmKind,
  told: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> => {
  await loadFonts();
  const width = WIDTHS[kind];
  const { canvas, context } = makeDrawing(width, Math.round((width * HIGH) / WIDE / 2) * 2);
  const { lasts, show, end } = reelOf(subject, context, townsOf(subject.views));
  try {
    return await (kind === 'gif' ? asGif : asFilm)(canvas, { lasts, show, told, signal });
  } finally {
    end();
  }
};
