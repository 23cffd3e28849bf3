import { useFrame } from '@react-three/fiber';
import { useEffect } from 'react';
import type { Orbit } from './TablePointer.tsx';

/** Radians to either side, and up and down; seconds that there and back take. */
const SWAY = { yaw: 0.11, pitch: 0.025 } as const;
const SECONDS = { yaw: 48, pitch: 31 } as const;

interface Props {
  readonly orbit: { current: Orbit };
  /** Set while the camera drifts: the picture does not come to rest. */
  readonly drifting: { current: boolean };
}

/** Moves the camera slowly to and fro around the table, for as long as it is mounted. */
export const CameraDrift = ({ orbit, drifting }: Props) => {
  useEffect(() => {
    drifting.current = true;
    return () => {
      drifting.current = false;
      orbit.current = { yaw: 0, pitch: 0 };
    };
  }, [orbit, drifting]);
  useFrame(({ clock, invalidate }) => {
    const time = clock.elapsedTime * 2 * Math.PI;
    orbit.current = {
      yaw: SWAY.yaw * Math.sin(time / SECONDS.yaw),
      pitch: SWAY.pitch * Math.sin(time / SECONDS.pitch),
    };
    invalidate();
  });
  return null;
};
