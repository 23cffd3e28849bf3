import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { emblemOf } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { TILE_SHOWN } from '../../game/playback/timing.ts';
import { type Built, type Diorama, dioramaOf, dioramaPose, isBuilt } from '../layout/diorama.ts';
import type { Finale } from '../layout/ending.ts';
import type { Pose } from '../layout/pose.ts';
import type { TierSettings } from '../materials/tier.ts';
import { carry } from '../motion/flight.ts';
import type { TableLayout } from '../useSituation.ts';
import { useCelebrated } from './ceremonyTime.ts';
import type { Dissolve } from './dissolve.ts';

/* What of a diorama is on, and how much time of it has passed. */

/** Milliseconds of normal speed in which what floats in the air comes. */
const COMES = 380;

/** What is on: what was built, and in which houses. */
export interface Play {
  readonly event: Built;
  readonly at: Pose;
  readonly diorama: Diorama;
  readonly epoch: Epoch;
}

/** How much of what floats in the air is there, from 0 to 1, so many milliseconds of normal speed after the beginning. */
export const shareAt = (passed: number): number => carry(Math.min(1, passed / COMES));

/** What a stage needs to know of the table. */
export interface StageProps {
  readonly layout: TableLayout;
  readonly settings: TierSettings;
  readonly tempo: number;
  /** Whether nothing may move, but one picture of the own city is shown where it would. */
  readonly stills: boolean;
  /** Whether the eye goes to what is celebrated. */
  readonly led: boolean;
  /** Set while it stands there: then something always moves. */
  readonly staging: { current: boolean };
  /** What the end of the game shows; `null` before that. */
  readonly finale: Finale | null;
  /** Lets pictures of the table and of the stage pass into each other. */
  readonly dissolve: Dissolve;
}

/** What is on now, `null` while nothing is: from when its tile has been read until its time is over; and how much of it has passed, in milliseconds of normal speed. */
export const usePlay = ({
  layout,
  tempo,
  led,
  staging,
  dissolve,
}: Omit<StageProps, 'settings' | 'stills' | 'finale'>): {
  readonly play: Play | null;
  readonly passed: RefObject<number>;
} => {
  const invalidate = useThree((state) => state.invalidate);
  const event = useCelebrated(layout.scenery, tempo);
  const [play, setPlay] = useState<Play | null>(null);
  const passed = useRef(0);
  const laid = useRef(layout);
  laid.current = layout;
  useEffect(() => {
    const { scenery, position } = laid.current;
    const at = dioramaPose(event, scenery);
    if (at === null || !isBuilt(event) || tempo === 0 || !led) return;
    const begin = () => {
      passed.current = 0;
      staging.current = true;
      dissolve.begin();
      const { view } = position;
      setPlay({ event, at, diorama: dioramaOf(event, emblemOf(view, event.seat)), epoch: view.epoch });
      invalidate();
    };
    dissolve.keep();
    const timer = setTimeout(begin, TILE_SHOWN * tempo);
    return () => {
      clearTimeout(timer);
      dissolve.end();
      staging.current = false;
      setPlay(null);
      invalidate();
    };
  }, [event, tempo, led, staging, dissolve, invalidate]);
  useFrame((_, delta) => {
    if (play === null) return;
    passed.current += (Math.min(0.25, delta) * 1000) / Math.max(0.01, tempo);
    invalidate();
  });
  return { play, passed };
};
