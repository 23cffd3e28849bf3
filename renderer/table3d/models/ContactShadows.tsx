import { useMemo } from 'react';
import { type BufferGeometry, MeshBasicMaterial, type Texture } from 'three';
import { HALO_CELLS, HALO_GRID } from '../layout/cells.ts';
import { PieceLayer } from './PieceLayer.tsx';

interface Props {
  readonly shape: BufferGeometry;
  readonly halos: Texture;
}

/** The soft shade where things touch what they lie on: most of what grounds them, and nearly free. */
export const ContactShadows = ({ shape, halos }: Props) => {
  const cell = useMemo(() => {
    const copy = shape.clone();
    const uv = copy.getAttribute('uv');
    for (let index = 0; index < uv.count; index++)
      uv.setX(index, (HALO_CELLS.shade + uv.getX(index)) / HALO_GRID.columns);
    return copy;
  }, [shape]);
  const material = useMemo(
    () =>
      new MeshBasicMaterial({
        map: halos,
        color: '#0c0502',
        transparent: true,
        opacity: 0.55,
        depthWrite: false,
      }),
    [halos],
  );
  return <PieceLayer name="shade" shape={cell} material={material} capacity={700} order={1} />;
};
