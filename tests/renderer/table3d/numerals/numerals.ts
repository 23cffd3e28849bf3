import { Euler, Quaternion, Vector3 } from 'three';
import {
  ANNEX,
  BOARD,
  CARD,
  COLONY,
  MONUMENT,
  TABLEAU,
  TREASURY,
} from '../../../../renderer/cards/layout/dimensions.ts';
import type { Drawing } from '../../../../renderer/cards/textures/canvas.ts';
import type { Viewport } from '../../../../renderer/game/tableHost/safeArea.ts';
import { boardFigures } from '../../../../renderer/table3d/layout/boardPrint.ts';
import { type CameraPose, onCanvas } from '../../../../renderer/table3d/layout/cameraPose.ts';
import {
  ANNEX_GRID,
  BOARD_CELLS,
  BOARD_GRID,
  COLONY_GRID,
  cardGrid,
  cardLayer,
  cardsOfEpoch,
  faceCell,
  monumentGrid,
  NUMBER_GRID,
  OWNED_GRID,
  STAND_GRID,
} from '../../../../renderer/table3d/layout/cells.ts';
import type { LayerName, Piece } from '../../../../renderer/table3d/layout/piece.ts';
import type { Pose } from '../../../../renderer/table3d/layout/pose.ts';
import { standFigures } from '../../../../renderer/table3d/layout/standPrint.ts';
import { STAND } from '../../../../renderer/table3d/layout/stands.ts';
import { pricesPose } from '../../../../renderer/table3d/layout/toTheEye.ts';
import { paintAnnexSheet } from '../../../../renderer/table3d/textures/annexSheet.ts';
import { BoardSheet } from '../../../../renderer/table3d/textures/boardFace.ts';
import { CardPage } from '../../../../renderer/table3d/textures/cardPage.ts';
import { makeOwnedSheet } from '../../../../renderer/table3d/textures/heroSheet.ts';
import { paintNumbers } from '../../../../renderer/table3d/textures/labels.ts';
import { StandSheet } from '../../../../renderer/table3d/textures/standSheet.ts';
import { paintColonySheet, paintMonumentSheet } from '../../../../renderer/table3d/textures/tokenSheet.ts';
import { paintTreasuryFace } from '../../../../renderer/table3d/textures/treasuryFace.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { EPOCHS, type Epoch } from '../../../../shared/vocabulary/time.ts';
import { type PaintedText, textsInCell, textsOn } from './paintedText.ts';

/** A numeral as it is seen. */
export interface SeenNumeral {
  /** The kind of thing that it stands on. */
  readonly on: string;
  readonly text: string;
  /** Height of its digits, as a share of the window's height. */
  readonly height: number;
  /** How far its upright leans from that of the window, in radians; right is positive. */
  readonly slant: number;
  /** Its middle, in pixels from the window's left upper corner. */
  readonly x: number;
  readonly y: number;
}

/** What a layer's pieces bear: the picture, and how large and how high over the piece's middle the printed face is. */
interface Print {
  readonly texts: readonly PaintedText[];
  readonly grid: { readonly columns: number; readonly rows: number };
  readonly width: number;
  readonly depth: number;
  readonly top: number;
  /** The cell of a piece's face, where cells are given as they come. */
  readonly cellOf?: (piece: Piece) => number;
}

/** Pixels do not matter; enough that nothing is rounded away. */
const FINE = 1000;

const flat = { width: 1, depth: 1, top: 0 } as const;
const cardSize = { width: CARD.width, depth: CARD.height, top: CARD.thickness / 2 } as const;

const paintStands = (view: Observation): readonly PaintedText[] => {
  const sheet = new StandSheet(FINE);
  view.seats.forEach((state, seat) => {
    sheet.show(seat, standFigures(view, seat, state, ''));
  });
  return textsOn(sheet.drawing);
};

const paintBoards = (view: Observation, front: Seat): readonly PaintedText[] => {
  const sheet = new BoardSheet(FINE);
  const state = view.seats[front];
  if (state !== undefined) sheet.show(BOARD_CELLS.front, boardFigures(view, front, state));
  return textsOn(sheet.drawing);
};

const ownedPrint = (pieces: readonly Piece[]): Print => {
  const sheet = makeOwnedSheet(FINE);
  const faceOf = ({ card, coveredBy }: Piece) =>
    card === undefined ? undefined : { card, covered: coveredBy !== undefined };
  const faces = pieces.filter(({ layer }) => layer === 'owned').map(faceOf);
  sheet.show(faces.filter((face) => face !== undefined));
  return {
    texts: textsOn(sheet.drawing),
    grid: OWNED_GRID,
    cellOf: (piece) => sheet.cellOf(faceOf(piece)),
    ...cardSize,
  };
};

/** The page of an epoch, with all of its cards. */
const paintedPage = (epoch: Epoch): Drawing => {
  const page = new CardPage(epoch, FINE);
  page.show(cardsOfEpoch(epoch).map(faceCell));
  return page.drawing;
};

/** The prints of all layers that bear numerals. */
export const makePrints = (
  view: Observation,
  front: Seat,
  pieces: readonly Piece[],
): Partial<Record<LayerName, Print>> => ({
  owned: ownedPrint(pieces),
  stand: { texts: paintStands(view), grid: STAND_GRID, width: STAND.width, depth: STAND.depth, top: 0 },
  ...Object.fromEntries(
    EPOCHS.map((epoch) => [cardLayer(epoch), { texts: textsOn(paintedPage(epoch)), grid: cardGrid(), ...cardSize }]),
  ),
  colony: {
    texts: textsOn(paintColonySheet(FINE)),
    grid: COLONY_GRID,
    width: COLONY.width,
    depth: COLONY.depth,
    top: COLONY.thickness / 2,
  },
  monument: {
    texts: textsOn(paintMonumentSheet(FINE)),
    grid: monumentGrid(),
    width: MONUMENT.width,
    depth: MONUMENT.depth,
    top: MONUMENT.thickness / 2,
  },
  annex: {
    texts: textsOn(paintAnnexSheet(FINE)),
    grid: ANNEX_GRID,
    width: ANNEX.width,
    depth: ANNEX.depth,
    top: 0,
  },
  board: { texts: paintBoards(view, front), grid: BOARD_GRID, width: BOARD.width, depth: BOARD.depth, top: 0 },
  number: { texts: textsOn(paintNumbers(FINE)), grid: NUMBER_GRID, ...flat },
});

const turn = new Quaternion();

/** Where a point of a lying thing is in the room; as the scene places its pieces. */
const inRoom = ({ x, y, z, yaw, tilt, flip, scale }: Pose, inner: Vector3): Vector3 =>
  inner
    .clone()
    .multiplyScalar(scale)
    .applyQuaternion(turn.setFromEuler(new Euler(tilt, yaw, flip, 'YXZ')))
    .add(new Vector3(x, y, z));

const isNumeral = ({ text }: PaintedText): boolean => /\d/.test(text);

/** Where a numeral of a print is seen, and how high. */
const seenAt = (
  lies: Pose,
  text: PaintedText,
  { width, depth, top }: Omit<Print, 'texts' | 'grid'>,
  stretch: { readonly x: number; readonly z: number },
  cameraPose: CameraPose,
  viewport: Viewport,
): Omit<SeenNumeral, 'on' | 'text'> => {
  const over = Math.abs(lies.flip) > Math.PI / 2 ? -1 : 1;
  const at = (y: number) =>
    onCanvas(
      cameraPose,
      viewport,
      inRoom(lies, new Vector3((text.x - 0.5) * width * stretch.x * over, top * over, (y - 0.5) * depth * stretch.z)),
    );
  const [far, near] = [at(text.y - text.height / 2), at(text.y + text.height / 2)];
  const height = Math.hypot(near.x - far.x, near.y - far.y) / viewport.height;
  return { height, slant: Math.atan2(far.x - near.x, near.y - far.y), ...at(text.y) };
};

const NOT_STRETCHED = { x: 1, z: 1 } as const;

/** The share of a card that is seen where another one lies on it. */
const HEAD = TABLEAU.head / CARD.height;

type KindOf = (piece: Piece, text: PaintedText) => string | null;

/** All numerals on pieces that can be seen; `kindOf` names what they stand on, `null` leaves them out. */
export const seenOnPieces = (
  pieces: readonly Piece[],
  prints: Partial<Record<LayerName, Print>>,
  kindOf: KindOf,
  cameraPose: CameraPose,
  viewport: Viewport,
): readonly SeenNumeral[] =>
  pieces.flatMap((piece) => {
    const print = prints[piece.layer];
    if (print === undefined) return [];
    const face = print.cellOf === undefined ? piece.face : print.cellOf(piece);
    const cell = Math.abs(piece.pose.flip) > Math.PI / 2 ? piece.back : face;
    return textsInCell(print.texts, print.grid, cell)
      .filter(isNumeral)
      .flatMap((text) => {
        const on = kindOf(piece, text);
        if (on === null) return [];
        const seen = seenAt(piece.pose, text, print, piece.stretch ?? NOT_STRETCHED, cameraPose, viewport);
        return [{ on, text: text.text, ...seen }];
      });
  });

/** The numerals of the treasury: what medals cost, and what sold cards bring. */
export const seenOnTreasury = (epoch: Epoch, cameraPose: CameraPose, viewport: Viewport): readonly SeenNumeral[] => {
  const { width, shelf, prices } = TREASURY;
  // The picture is that of the shelf and of the list, unfolded.
  const far = shelf / (shelf + prices.length);
  const onList = (share: number): number => (share - far) / (1 - far);
  return textsOn(paintTreasuryFace(FINE, epoch))
    .filter(isNumeral)
    .map((text) => {
      const listed = { ...text, y: onList(text.y), height: text.height / (1 - far) };
      const print = { width, depth: prices.length, top: 0 };
      const seen = seenAt(pricesPose(0), listed, print, NOT_STRETCHED, cameraPose, viewport);
      return { on: 'prices of medals', text: text.text, ...seen };
    });
};

/** Whether a numeral belongs to the part of a card that is seen in a column. */
export const isOnHead = ({ y }: PaintedText): boolean => y < HEAD;
