import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';

/**
 * Notices when the graphics driver gives up while the table is mounted; unmounting also ends the context, and is not
 * reported.
 */
export const ContextLossWatch = ({ onLost }: { readonly onLost: (() => void) | undefined }) => {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    if (onLost === undefined) return;
    canvas.addEventListener('webglcontextlost', onLost);
    return () => canvas.removeEventListener('webglcontextlost', onLost);
  }, [canvas, onLost]);
  return null;
};
