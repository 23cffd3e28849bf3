import { BoxGeometry, type BufferGeometry, Color, Float32BufferAttribute } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';

/** Gives all corners of a shape one colour. */
export const coloured = (shape: BufferGeometry, colour: string): BufferGeometry => {
  const { r, g, b } = new Color(colour);
  const count = shape.getAttribute('position').count;
  const colours = Array.from({ length: count }, () => [r, g, b]).flat();
  shape.setAttribute('color', new Float32BufferAttribute(colours, 3));
  return shape;
};

type Three = readonly [x: number, y: number, z: number];

/** A block of a colour with its middle at a point, tilted towards the viewer by `tilt` radians. */
export const block = (size: Three, at: Three, colour: string, tilt = 0): BufferGeometry =>
  coloured(new BoxGeometry(...size).rotateX(tilt).translate(...at), colour);

/** Makes one shape of several coloured ones. */
export const joined = (parts: readonly BufferGeometry[]): BufferGeometry => {
  const flat = parts.map((part) => {
    const loose = part.index === null ? part : part.toNonIndexed();
    loose.deleteAttribute('uv');
    return loose;
  });
  return mergeGeometries(flat);
};
