import type { BufferGeometry } from 'three';
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js';
import { GLYPH_BOX } from '../../platform/icons/paths.ts';
import { glyphPath } from './glyphPath.ts';
import { bare, extruded, merged } from './parts.ts';

/** Steps of each curve of an outline: enough for a sign as large as a coin. */
const CURVES = 4;

/** Turns the faces of a mirrored shape round again. */
const turnFaces = (shape: BufferGeometry): BufferGeometry => {
  const position = shape.getAttribute('position');
  for (let at = 0; at < position.count; at += 3) {
    const [x, y, z] = [position.getX(at + 1), position.getY(at + 1), position.getZ(at + 1)];
    position.setXYZ(at + 1, position.getX(at + 2), position.getY(at + 2), position.getZ(at + 2));
    position.setXYZ(at + 2, x, y, z);
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
