import { useFrame, useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useChoreography } from '../motion/choreography.ts';

/** Milliseconds without any change or input before the first picture is taken. */
const CALM = 350;

/** How many pictures are taken before their mean is shown: before, it would flicker. */
const UNSEEN = 6;

/** What a refiner has done. */
export interface RefinementSteps {
  /** Prepares in the background; pictures are taken once it has resolved. */
  readonly prepare: () => Promise<unknown>;
  /** Begins over the picture that is on the screen. */
  readonly begin: () => void;
  /** Takes picture `index` (from 0) and shows the mean of all so far, to a share of 0 to 1. */
  readonly take: (index: number, share: number) => void;
  /** All are taken. */
  readonly finish: () => void;
}

/** How much the mean is to be seen after picture `index` (from 0) of `samples`: comes slowly, and is all at the last. */
export const shareAt = (index: number, samples: number): number => {
  const part = Math.max(0, (index + 1 - UNSEEN) / Math.max(1, samples - UNSEEN));
  return part * part * (3 - 2 * part);
};

/**
 * Decides when pictures of a resting table are taken: after a calm moment, one for each frame, until there are enough
 * or something changes. After mere input it goes on, after a change it begins again.
 */
export class Refiner {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private run = 0;
  private taken: number | null = null;
  private resting = false;

  private readonly samples: number;
  private readonly darkroom: RefinementSteps;

  constructor(samples: number, darkroom: RefinementSteps) {
    this.samples = samples;
    this.darkroom = darkroom;
  }

  /** The moving table has been drawn; `settled`: nothing moves on it any more. */
  changed(settled: boolean): void {
    this.pause();
    this.taken = null;
    this.resting = settled;
    if (settled) this.wait();
  }

  /** The player does something: no picture may delay its effect. */
  disturbed(): void {
    if (!this.resting) return;
    this.pause();
    this.wait();
  }

  /** Takes no more pictures. */
  stop(): void {
    this.pause();
    this.resting = false;
  }

  private pause(): void {
    this.run += 1;
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
  }

  private wait(): void {
    this.timer = setTimeout(() => {
      const { run } = this;
      this.darkroom.prepare().then(
        () => run === this.run && this.next(),
        () => this.stop(),
      );
    }, CALM);
  }

  private next(): void {
    this.frame = requestAnimationFrame(() => {
      if (this.taken === null) this.darkroom.begin();
      const index = this.taken ?? 0;
      this.darkroom.take(index, shareAt(index, this.samples));
      this.taken = index + 1;
      if (this.taken < this.samples) {
        this.next();
        return;
      }
      this.resting = false;
      this.darkroom.finish();
    });
  }
}

/** What the player does, as the page hears of it first. */
const INPUTS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;

interface Resting {
  readonly refiner: Refiner;
  /** The table has been drawn as it is; `settled`: nothing moves on it any more. */
  readonly drawn?: (settled: boolean) => void;
  readonly dispose: () => void;
}

/**
 * Draws the table in place of the canvas, and tells a refiner of every picture and of the player's input. `frame` says
 * by `data-still` whether the refiner has done its work. `resting` must stay the same object, and is disposed of.
 */
export const useResting = (
  resting: Resting,
  busy: readonly { readonly current: boolean }[],
  frame: HTMLElement,
): void => {
  const { field } = useChoreography();
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    const disturb = () => resting.refiner.disturbed();
    for (const input of INPUTS) window.addEventListener(input, disturb, { capture: true, passive: true });
    invalidate();
    return () => {
      for (const input of INPUTS) window.removeEventListener(input, disturb, { capture: true });
      resting.refiner.stop();
      resting.dispose();
      delete frame.dataset.still;
    };
  }, [resting, frame, invalidate]);
  useFrame(({ gl, scene, camera }) => {
    gl.render(scene, camera);
    frame.dataset.still = 'false';
    const settled = field.settled && busy.every(({ current }) => !current);
    resting.drawn?.(settled);
    resting.refiner.changed(settled);
  }, 1);
};
