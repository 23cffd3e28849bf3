import { type BufferGeometry, InstancedBufferAttribute, type Material, Mesh, type Object3D, type Scene } from 'three';
import { PlainMaterial } from './plain.ts';

/** What the corners of all plain surfaces have, and what it is where a shape says nothing. */
const LAYOUT: Readonly<Record<string, readonly number[]>> = {
  normal: [0, 1, 0],
  uv: [0, 0],
  color: [1, 1, 1],
  side: [0],
  glow: [0],
  cells: [0, 0],
  instanceMatrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
  instanceColor: [1, 1, 1],
};

/** More instances than anything has: the same numbers for all of them. */
const ALL = 100_000;

/** The same numbers for every shape that says nothing: hundreds of buffers would be made else. */
const SILENT = Object.entries(LAYOUT).map(
  ([name, value]) => [name, new InstancedBufferAttribute(new Float32Array(value), value.length, false, ALL)] as const,
);

/**
 * Takes from a shape that goes what all share, before the renderer frees what the shape has: it would free those numbers for all, and
 * whatever was drawn last would no longer be drawn.
 */
const keepShared = ({ target }: { readonly target: BufferGeometry }): void => {
  for (const [name, silent] of SILENT) if (target.attributes[name] === silent) target.deleteAttribute(name);
};

const complete = (object: Object3D, shape: BufferGeometry): void => {
  for (const [name, silent] of SILENT) {
    if (shape.attributes[name] !== undefined || Reflect.get(object, name)) continue;
    // The renderer, which draws it later, listens later.
    if (!shape.hasEventListener('dispose', keepShared)) shape.addEventListener('dispose', keepShared);
    shape.setAttribute(name, silent);
  }
};

const isPlain = (material: Material | readonly Material[]): boolean =>
  Array.isArray(material) ? material.some(isPlain) : material instanceof PlainMaterial;

/** Gives all that is drawn of plain surfaces the same attributes, just before: for others, their shader would be made once more. */
export const layOut = (scene: Scene): void =>
  scene.traverseVisible((object) => {
    if (object instanceof Mesh && isPlain(object.material)) complete(object, object.geometry);
  });
