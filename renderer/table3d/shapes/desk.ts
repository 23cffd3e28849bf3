import { type BufferGeometry, CylinderGeometry, Shape, TorusGeometry, Vector2, Vector3 } from 'three';
import { PLACE } from '../../cards/layout/dimensions.ts';
import { bare, extruded, lathe, merged } from './parts.ts';
import { roundedRectangle, slab } from './slab.ts';

const DESK = { width: PLACE.width + 0.5, depth: PLACE.depth + 0.3 } as const;

/** The leather on the desk. */
export const PAD = { width: DESK.width - 0.16, depth: DESK.depth - 0.2 } as const;

/** The desk's body: a wedge of wood that leans by `tilt` (radians) towards the viewer. */
export const deskShape = (tilt: number): BufferGeometry => {
  const { width, depth } = DESK;
  // A side view: along the slope x, up y.
  const side = new Shape();
  const foot = -0.09 - Math.tan(tilt) * depth * 1.1;
  side.moveTo(-depth / 2, -0.02);
  side.lineTo(depth / 2 - 0.02, -0.02);
  side.lineTo(depth / 2, -0.08);
  side.lineTo(depth / 2, foot);
  side.lineTo(-depth / 2, foot);
  side.closePath();
  const body = bare(extruded(side, width - 0.1, 0.05, 3));
  // It lies on its side: x along the slope, z = -height, y = breadth.
  body.rotateX(Math.PI / 2).rotateY(Math.PI / 2);
  body.computeBoundingBox();
  const box = body.boundingBox;
  if (box !== null) body.translate(-(box.min.x + box.max.x) / 2, 0, 0);
  return body;
};

const cornerShape = (x: number, z: number): BufferGeometry =>
  bare(
    lathe(
      [
        [0.1, 0],
        [0.1, 0.03],
        [0.07, 0.045],
        [0.045, 0.06],
        [0.0001, 0.07],
      ],
      20,
    ).translate(x, 0.03, z),
  );

/** How far from the desk's edges the middles of its corner knobs are. */
const CORNER = 0.12;

/** Metal corners, and a rail along the desk's near edge from one to the other. */
export const fittingsShape = (): BufferGeometry => {
  const { width, depth } = DESK;
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((near) => cornerShape(right * (width / 2 - CORNER), near * (depth / 2 - CORNER))),
  );
  const rail = new Shape(roundedRectangle(width - CORNER * 2, 0.06, 0.01).map(([x, y]) => new Vector2(x, y)));
  return merged([...corners, bare(extruded(rail, 0.06, 0.012, 2)).translate(0, 0.02, depth / 2 - CORNER + 0.02)]);
};

/** The leather's top. */
export const padShape = (): BufferGeometry =>
  slab(roundedRectangle(PAD.width, PAD.depth, 0.08), 0.028, 0.036, PAD.width, PAD.depth);

/** A rod of wood from one point to another. */
const rod = (
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  radius: number,
): BufferGeometry => {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const along = end.clone().sub(start);
  const turned = new CylinderGeometry(radius, radius, along.length(), 10).rotateX(Math.PI / 2);
  turned.lookAt(along);
  const { x, y, z } = start.add(end).divideScalar(2);
  return bare(turned.translate(x, y, z));
};

/** An easel for a round picture of that radius whose middle is `high` above the wood, right before it. */
export const easelShape = (radius: number, high: number): BufferGeometry => {
  const top = high + radius * 1.35;
  const shelf = high - radius * 1.06;
  return merged([
    rod([-radius * 0.95, 0, 0.1], [-radius * 0.12, top, -0.3], 0.035),
    rod([radius * 0.95, 0, 0.1], [radius * 0.12, top, -0.3], 0.035),
    rod([0, 0, -0.85], [0, top, -0.3], 0.03),
    rod([-radius * 1.0, shelf, 0.12], [radius * 1.0, shelf, 0.12], 0.045),
  ]);
};

/** The round frame of a picture that lies flat. */
export const roundFrameShape = (radius: number): BufferGeometry =>
  bare(new TorusGeometry(radius * 1.03, radius * 0.075, 10, 56).rotateX(Math.PI / 2));
