import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect, useRef } from 'react';
import type { FrameCap as Cap } from '../../../shared/vocabulary/preferences.ts';
import { shortestFrame } from '../autoTier.ts';
import { capped } from '../frameCap.ts';

/** It runs before everything that asks for the next frame. */
const FIRST = -1;

/** Delays requests for a frame until one is due. */
export const FrameCap = ({ cap }: { readonly cap: Cap }) => {
  const get = useThree((state) => state.get);
  const set = useThree((state) => state.set);
  const drawn = useRef(0);
  useFrame(() => {
    drawn.current = performance.now();
  }, FIRST);
  useLayoutEffect(() => {
    const shortest = shortestFrame(cap);
    if (shortest === 0) return;
    const { invalidate } = get();
    set({ invalidate: capped(invalidate, shortest, () => drawn.current) });
    return () => set({ invalidate });
  }, [cap, get, set]);
  return null;
};
