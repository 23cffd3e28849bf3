import { STATUES, type TileSide } from '../../../shared/vocabulary/pieces.ts';
import { TILE } from '../../cards/layout/dimensions.ts';
import { STATUE_PRINT, STATUE_SLOTS, statueSlotX } from './boardPrint.ts';
import { TOKEN_CELLS, tileCell } from './cells.ts';
import type { Owner } from './owner.ts';
import type { Piece } from './piece.ts';
import { onBoard } from './places.ts';
import type { Pose } from './pose.ts';
import { statueFigure } from './statueFigures.ts';
import { trayTilePose } from './trayTile.ts';

/** A tile turned over rests on what was its top. */
const statueTilePose = (place: Pose, x: number, side: TileSide): Pose =>
  side === 'points'
    ? onBoard(place, x, STATUE_SLOTS.z, TILE.thickness * STATUE_PRINT.tile, { flip: Math.PI, scale: STATUE_PRINT.tile })
    : onBoard(place, x, STATUE_SLOTS.z, 0, { scale: STATUE_PRINT.tile });

/** A new statue rises large from its plinth's place, before it settles there. */
const unveiledPose = (place: Pose, x: number): Pose =>
  onBoard(place, Math.max(UNVEILED.left, x + STATUE_PRINT.figureX), STATUE_SLOTS.z - 0.1, 0.3, {
    scale: UNVEILED.scale,
  });

const UNVEILED = { left: 0.5, scale: 3.4 } as const;

/** The statues that a seat has carved, and the tiles beside them. */
export const statuePieces = ({ seat, state, place }: Owner): readonly Piece[] =>
  state.statues.flatMap(({ requirement, tile, side }) => {
    const x = statueSlotX(requirement);
    const rank = STATUES.indexOf(requirement);
    return [
      {
        id: `statue ${seat} ${requirement}`,
        ...statueFigure(rank),
        pose: onBoard(place, x + STATUE_PRINT.figureX, STATUE_SLOTS.z + 0.06, 0, { scale: 1.0 + rank * 0.08 }),
        face: 0,
        back: 0,
        from: onBoard(place, x + STATUE_PRINT.figureX, STATUE_SLOTS.z + 0.06, 0, { scale: 0.05 }),
        ...(place.scale < 1 ? {} : { shownAt: { pose: unveiledPose(place, x), hold: 280 } }),
      },
      {
        id: `tile ${seat} statue ${requirement}`,
        layer: 'tile',
        pose: statueTilePose(place, x + STATUE_PRINT.tileX, side),
        face: tileCell(tile),
        back: TOKEN_CELLS.points,
        from: trayTilePose(place, tile),
      },
    ];
  });
