import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/** Tells when the graphics driver gives up while the table is there; being taken down also ends the context. */
export const LossWatch = ({ onLost }: { readonly onLost: (() => void) | undefined }) => {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    if (onLost === undefined) return;
    canvas.addEventListener('webglcontextlost', onLost);
    return () => canvas.removeEventListener('webglcontextlost', onLost);
  }, [canvas, onLost]);
  return null;
};
