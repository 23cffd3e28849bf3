import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { emblemOf } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { TILE_SHOWN } from '../../game/playback/timing.ts';
import { type Built, type Diorama, dioramaOf, dioramaPose, isBuilt } from '../layout/diorama.ts';
import type { Pose } from '../layout/pose.ts';
import type { TierSettings } from '../materials/tier.ts';
import { carry } from '../motion/flight.ts';
import type { TableLayout } from '../useSituation.ts';
import { useCelebrated } from './ceremonyTime.ts';

/* What of a diorama is on, and how much time of it has passed. */

/** Milliseconds of normal speed in which it comes, and goes. */
const COMES = 380;
export const CLEARS = 320;

/** What is on: what was built, and in which houses. */
export interface Play {
  readonly event: Built;
  readonly at: Pose;
  readonly diorama: Diorama;
  readonly epoch: Epoch;
}

/** What of the play has passed, in milliseconds of normal speed. */
export interface PlayClock {
  passed: number;
  /** Since it ended; `null` before. */
  left: number | null;
}

/** How much of the play is there, from 0 to 1. */
export const shareOf = ({ passed, left }: PlayClock): number => {
  if (left === null) return carry(Math.min(1, passed / COMES));
  return carry(Math.max(0, 1 - left / CLEARS));
};

/** What a stage needs to know of the table. */
export interface StageProps {
  readonly layout: TableLayout;
  readonly settings: TierSettings;
  readonly tempo: number;
  /** Whether the eye goes to what is celebrated. */
  readonly led: boolean;
  /** Set while it stands there: then something always moves. */
  readonly staging: { current: boolean };
}

/** What is on now, `null` while nothing is: from when its tile has been read until its time is over, and a moment longer where it goes gently. */
export const usePlay = ({
  layout,
  settings,
  tempo,
  led,
  staging,
}: StageProps): { readonly play: Play | null; readonly clock: RefObject<PlayClock> } => {
  const invalidate = useThree((state) => state.invalidate);
  const event = useCelebrated(layout.scenery, tempo);
  const [play, setPlay] = useState<Play | null>(null);
  const clock = useRef<PlayClock>({ passed: 0, left: null });
  const laid = useRef(layout);
  laid.current = layout;
  useEffect(() => {
    const { scenery, position } = laid.current;
    const at = dioramaPose(event, scenery);
    if (at === null || !isBuilt(event) || tempo === 0 || !led) return;
    const begin = () => {
      clock.current = { passed: 0, left: null };
      staging.current = true;
      const { view } = position;
      setPlay({ event, at, diorama: dioramaOf(event, emblemOf(view, event.seat)), epoch: view.epoch });
      invalidate();
    };
    const timer = setTimeout(begin, TILE_SHOWN * tempo);
    return () => {
      clearTimeout(timer);
      if (settings.lit) clock.current.left ??= 0;
      else setPlay(null);
      invalidate();
    };
  }, [event, tempo, led, settings, staging, invalidate]);
  useEffect(() => {
    staging.current = play !== null;
    invalidate();
  }, [play, staging, invalidate]);
  useFrame((_, delta) => {
    if (play === null) return;
    const { current } = clock;
    const passed = (Math.min(0.25, delta) * 1000) / Math.max(0.01, tempo);
    current.passed += passed;
    if (current.left !== null) current.left += passed;
    if (current.left !== null && current.left >= CLEARS) setPlay(null);
    invalidate();
  });
  return { play, clock };
};
