import { useCallback } from 'react';
import { type Cloth, paintCloth } from './paintCloth.ts';

/** The cloth of the curtain: two halves below a pelmet. It is decoration: the layer below is opaque without it. */
export function CurtainCloth() {
  return (
    <div className="drapes" aria-hidden="true">
      <Piece cloth="half" className="drape tall drape-left" />
      <Piece cloth="half" className="drape tall drape-right" />
      <Piece cloth="pelmet" className="drape-pelmet" />
    </div>
  );
}

function Piece({ cloth, className }: { readonly cloth: Cloth; readonly className: string }) {
  const paint = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      if (canvas !== null) paintCloth(canvas, cloth);
    },
    [cloth],
  );
  return <canvas ref={paint} className={className} />;
}
