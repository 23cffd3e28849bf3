import { type BufferGeometry, Color, DirectionalLight, Mesh, MeshLambertMaterial } from 'three';
import { statueFigure } from '../layout/boardPieces.ts';
import { statueShape } from '../shapes/statues.ts';

/* What the cities of a poster have in common, on their hill or in a row: the sun over them, and statues. */

/** A lamp whose shadows reach so far from the middle, in units of the city, in a picture of so many pixels. */
interface Lamp {
  readonly at: readonly [x: number, y: number, z: number];
  readonly reach: number;
  readonly pixels: number;
}

/** A sun over a city of a poster. */
export const lampOf = (colour: string, power: number, { at, reach, pixels }: Lamp): DirectionalLight => {
  const lamp = new DirectionalLight(colour, power);
  lamp.position.set(...at);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(pixels, pixels);
  lamp.shadow.normalBias = 0.012;
  lamp.shadow.radius = 3;
  Object.assign(lamp.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 0.5, far: 18 });
  return lamp;
};

/** A statue of a poster, at the middle and in its own size. */
export const statueOf = (rank: number): Mesh<BufferGeometry, MeshLambertMaterial> => {
  const tint = new Color(statueFigure(rank).tint);
  return new Mesh(statueShape(rank), new MeshLambertMaterial({ vertexColors: true, color: tint }));
};
