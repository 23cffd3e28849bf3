import { Path, Shape, ShapeUtils, Vector2 } from 'three';

/** The outlines of a drawing's path as points; the browser itself measures the curves. */
const measured = new Map<string, Vector2[][]>();

const outlinesOf = (d: string, step: number): Vector2[][] => {
  const key = `${step} ${d}`;
  const known = measured.get(key) ?? measure(d, step);
  measured.set(key, known);
  return known;
};

const measure = (d: string, step: number): Vector2[][] =>
  d
    .split(/(?=M)/)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', part);
      const length = path.getTotalLength();
      const count = Math.max(8, Math.round(length / step));
      const points = Array.from({ length: count }, (_, i) => {
        const { x, y } = path.getPointAtLength((i * length) / count);
        return new Vector2(x, y);
      });
      return points.filter((p, i) => i === 0 || p.distanceTo(points[i - 1] as Vector2) > 0.05);
    });

const inside = (point: Vector2, outline: readonly Vector2[]): boolean => {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i] as Vector2;
    const b = outline[j] as Vector2;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  }
  return odd;
};

/** Solid shapes of a drawing; an outline within another is a hole where `holes` says so. */
export const glyphShapes = (d: string, step = 1.2, holes = false): Shape[] => {
  const outlines = outlinesOf(d, step);
  if (!holes) return outlines.map((points) => new Shape(points));
  const shapes: { outline: Vector2[]; shape: Shape }[] = [];
  const sorted = [...outlines].sort((a, b) => Math.abs(ShapeUtils.area(b)) - Math.abs(ShapeUtils.area(a)));
  for (const outline of sorted) {
    const parent = shapes.find((entry) => inside(outline[0] as Vector2, entry.outline));
    if (parent === undefined) shapes.push({ outline, shape: new Shape(outline) });
    else parent.shape.holes.push(new Path(outline));
  }
  return shapes.map(({ shape }) => shape);
};

/** The lines of a drawing as straight pieces from point to point. */
export const glyphLines = (d: string, step = 2.4): (readonly [Vector2, Vector2])[] =>
  outlinesOf(d, step).flatMap((points) => points.slice(1).map((p, i) => [points[i] as Vector2, p] as const));
