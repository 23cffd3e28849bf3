import { type BufferGeometry, CubicBezierCurve, ShapePath } from 'three';
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js';
import { GLYPH_BOX } from '../../platform/icons/paths.ts';
import { bare, extruded, merged } from './parts.ts';

/** Numbers that each command takes; `a` draws half an ellipse whose ends lie level, as our round signs do. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, S: 4, a: 7, Z: 0 };

/** Draws one command from the point where the pen is; returns where it is then. */
const draw = (
  path: ShapePath,
  command: string,
  n: readonly number[],
  x: number,
  y: number,
): readonly [number, number] => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
  switch (command) {
    case 'M':
      path.moveTo(a, b);
      return [a, b];
    case 'L':
      path.lineTo(a, b);
      return [a, b];
    case 'H':
      path.lineTo(a, y);
      return [a, y];
    case 'V':
      path.lineTo(x, a);
      return [x, a];
    case 'Q':
      path.quadraticCurveTo(a, b, c, d);
      return [c, d];
    case 'C':
      path.bezierCurveTo(a, b, c, d, e, f);
      return [e, f];
    case 'S': {
      const before = path.currentPath?.curves.at(-1);
      const handle = before instanceof CubicBezierCurve ? before.v2 : { x, y };
      path.bezierCurveTo(2 * x - handle.x, 2 * y - handle.y, a, b, c, d);
      return [c, d];
    }
    case 'a':
      // From the left end round below to the right one, or from the right one round above.
      path.currentPath?.absellipse(x + f / 2, y, a, b, f > 0 ? Math.PI : 0, f > 0 ? 0 : -Math.PI, true, 0);
      return [x + f, y];
    default:
      return [x, y];
  }
};

/**
 * The outlines of a drawing of the icons (`assets/symbols`), by calculation alone. It knows the commands
 * M L H V Q C S Z and `a` with half an ellipse whose ends are level. Throws a RangeError for any other.
 */
export const glyphPath = (d: string): ShapePath => {
  const path = new ShapePath();
  let pen: readonly [number, number] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const takes = TAKES[command];
    if (takes === undefined) throw new RangeError(`a sign's path has an unknown command: ${command}`);
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let at = 0; at < numbers.length || at === 0; at += Math.max(1, takes)) {
      const name = command === 'M' && at > 0 ? 'L' : command;
      pen = draw(path, name, numbers.slice(at, at + takes), pen[0], pen[1]);
    }
  }
  return path;
};

/** Steps of each curve of an outline: enough for a sign as large as a coin. */
const CURVES = 4;

/** Turns the faces of a mirrored shape, whose triangles have their corners for themselves, round again. */
const turnFaces = (shape: BufferGeometry): BufferGeometry => {
  const { array } = shape.getAttribute('position');
  // The second corner of each triangle and its third one change places.
  for (let at = 3; at < array.length; at += 9) {
    for (let part = at; part < at + 3; part++) {
      const second = array[part] ?? 0;
      array[part] = array[part + 3] ?? 0;
      array[part + 3] = second;
    }
  }
  shape.computeVertexNormals();
  return shape;
};

/** From the box of the icons, whose y points towards the viewer, to a size round the origin. */
const fitted = (shape: BufferGeometry, size: number): BufferGeometry => {
  const scale = size / GLYPH_BOX;
  return shape.translate(-GLYPH_BOX / 2, 0, -GLYPH_BOX / 2).scale(scale, 1, scale);
};

/**
 * A sign of the icons as a raised figure that lies on the height 0, its middle at the origin; `rule` is the one that its
 * outlines are filled with. Lengths are in units of the table.
 */
export const raisedGlyph = (
  d: string,
  rule: 'nonzero' | 'evenodd',
  size: number,
  height: number,
  bevel: number,
): BufferGeometry => {
  const path = glyphPath(d);
  const shapes = Object.assign(path, { userData: { style: { fillRule: rule } } }).toShapes();
  const scale = size / GLYPH_BOX;
  const parts = shapes.map((shape) => bare(extruded(shape, height / scale, bevel / scale, 1, CURVES)));
  return turnFaces(fitted(merged(parts).scale(1, scale, -1), size).translate(0, bevel, 0));
};

/** The lines of a sign as flat bands `width` (of the icons' units) wide, at a height. */
export const glyphBands = (d: string, size: number, width: number, height: number): BufferGeometry => {
  const style = SVGLoader.getStrokeStyle(width, '#ffffff', 'round', 'round');
  const parts = glyphPath(d)
    .subPaths.map((line) => SVGLoader.pointsToStroke(line.getPoints(CURVES), style, 4))
    .map(bare);
  return turnFaces(fitted(merged(parts).rotateX(Math.PI / 2), size).translate(0, height, 0));
};
