import { Color, Euler, type InstancedBufferAttribute, type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { ANNEX, BOARD, CARD, COLONY, MONUMENT, PENTAGON } from '../../cards/layout/dimensions.ts';
import type { LayerName } from '../layout/piece.ts';
import type { Pose } from '../layout/pose.ts';
import type { MovingPiece, PieceField } from './pieceField.ts';

const matrix = new Matrix4();
const position = new Vector3();
const turn = new Quaternion();
const angles = new Euler(0, 0, 0, 'YXZ');
const size = new Vector3();
const offset = new Vector3();
const colour = new Color();
const WHITE = '#ffffff';

const orient = ({ yaw, tilt, flip }: Pose): void => {
  angles.set(tilt, yaw, flip);
  turn.setFromEuler(angles);
};

/** Units along the table from a place to another one. */
const lengthTo = (end: Pose | undefined, { x, z }: Pose): number => Math.hypot((end?.x ?? x) - x, (end?.z ?? z) - z);

const place = (mover: MovingPiece, field: PieceField): Matrix4 => {
  const { piece } = mover;
  const carrier = piece.rides === undefined ? undefined : field.find(piece.rides.id);
  const now = carrier?.now ?? mover.now;
  orient(now);
  position.set(now.x, now.y, now.z);
  if (piece.rides !== undefined) {
    const { x = 0, below, z = 0 } = piece.rides;
    position.add(offset.set(x, -below, z).multiplyScalar(now.scale).applyQuaternion(turn));
  }
  const hidden = piece.rides !== undefined && carrier === undefined ? 0 : now.scale;
  size.set(hidden * (piece.stretch?.x ?? 1), hidden, hidden * (piece.stretch?.z ?? 1));
  if (piece.upTo !== undefined) size.x = lengthTo(field.find(piece.upTo)?.now, now);
  return matrix.compose(position, turn, size);
};

/** The cell of a piece's top side on its layer's picture. */
export type FaceOf = (mover: MovingPiece) => number;

const printedFace: FaceOf = ({ face }) => face;

/** How many times as bright as otherwise a lit piece is. */
const LIT = 1.25;

const ownColour = ({ tint, lit }: MovingPiece['piece']): Color =>
  colour.set(tint ?? WHITE).multiplyScalar(lit === true ? LIT : 1);

/** Writes poses, cells and colours of movers into a mesh, as many as it has room for. */
export const writeInstances = (
  mesh: InstancedMesh,
  movers: readonly MovingPiece[],
  field: PieceField,
  faceOf: FaceOf = printedFace,
): void => {
  const room = mesh.instanceMatrix.count;
  const cells = mesh.geometry.getAttribute('cells') as InstancedBufferAttribute | undefined;
  const count = Math.min(room, movers.length);
  for (let index = 0; index < count; index++) {
    const mover = movers[index];
    if (mover === undefined) continue;
    mesh.setMatrixAt(index, place(mover, field));
    cells?.setXY(index, faceOf(mover), mover.piece.back);
    if (mesh.instanceColor !== null) mesh.setColorAt(index, ownColour(mover.piece));
  }
  mesh.count = count;
  mesh.instanceMatrix.needsUpdate = true;
  if (cells !== undefined) cells.needsUpdate = true;
  if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
  mesh.computeBoundingSphere();
};

/** The width and depth of the shade under a piece of scale 1, by layer, and how far its middle is above its underside. */
const FOOTPRINTS: Partial<Record<LayerName, readonly [width: number, depth: number, foot: number]>> = {
  card1: [0.86, 1.12, CARD.thickness / 2],
  card2: [0.86, 1.12, CARD.thickness / 2],
  card3: [0.86, 1.12, CARD.thickness / 2],
  owned: [0.86, 1.12, CARD.thickness / 2],
  colony: [1.36, 0.92, COLONY.thickness / 2],
  tile: [0.34, 0.34, 0],
  medal: [0.4, 0.4, 0],
  coin: [0.31, 0.31, 0],
  peg: [0.24, 0.24, 0],
  monument: [MONUMENT.width * 1.3, MONUMENT.depth * 1.45, MONUMENT.thickness / 2],
  obelisk: [0.4, 0.4, 0],
  stall: [0.34, 0.34, 0],
  annex: [ANNEX.width + 0.3, ANNEX.depth + 0.3, ANNEX.top],
  statue0: [0.36, 0.36, 0],
  statue1: [0.36, 0.36, 0],
  statue2: [0.36, 0.36, 0],
  statue3: [0.36, 0.36, 0],
  board: [BOARD.width + 0.3, BOARD.depth + 0.33, BOARD.top],
};

/** Flat things lie above their shade, things that stand on a print cast it onto the print. */
const SHADE_GAP = 0.0014;

/** A card that is still in front of the camera is far too large to shade the table: larger than any that is held up over it. */
const LARGEST = 2.4;

/** Units above the lands on which shades fall there: what lies on them is hardly higher. */
const OVER_LANDS = 0.06;

/** Nearer than this to where it is going, in units, a piece is over what it will lie on, and shades it as it leans. */
const NEAR = 0.9;

/** How high what a piece passes over is: the board of lands with its piles, or what lies where the piece is going to. */
const groundBelow = (now: Pose, to: Pose): number =>
  Math.hypot(now.x, now.z) < PENTAGON.inner ? Math.max(to.y, PENTAGON.top + OVER_LANDS) : to.y;

const shadeOf = (mover: MovingPiece): Matrix4 | null => {
  const footprint = FOOTPRINTS[mover.piece.layer];
  const { now, flight } = mover;
  const { to } = flight;
  if (footprint === undefined || mover.piece.shadeless === true || now.scale > LARGEST * to.scale) return null;
  const [width, depth, foot] = footprint;
  const ground = groundBelow(now, to);
  const height = Math.max(0, now.y - ground);
  const base = height > 0.03 ? ground : now.y;
  const over = Math.max(0, 1 - Math.hypot(now.x - to.x, now.z - to.z) / NEAR);
  angles.set(to.tilt * over, now.yaw, 0);
  turn.setFromEuler(angles);
  const spread = now.scale * (1 + Math.min(0.5, height * 0.4));
  const y = base - foot * now.scale + (foot > 0 ? -SHADE_GAP : SHADE_GAP);
  const lift = y - base;
  const sin = Math.sin(angles.x);
  const cos = Math.cos(angles.x);
  const along = 0.02 + height * 0.22;
  position.set(now.x + 0.012 + height * 0.3, base + lift * cos - along * sin, now.z + lift * sin + along * cos);
  return matrix.compose(position, turn, size.set(width * spread, 1, depth * spread));
};

/** Writes the shades that pieces cast on what they lie on. */
export const writeShades = (mesh: InstancedMesh, movers: Iterable<MovingPiece>): void => {
  const room = mesh.instanceMatrix.count;
  let index = 0;
  for (const mover of movers) {
    if (index >= room) break;
    const at = shadeOf(mover);
    if (at === null) continue;
    mesh.setMatrixAt(index, at);
    index += 1;
  }
  mesh.count = index;
  mesh.instanceMatrix.needsUpdate = true;
};
