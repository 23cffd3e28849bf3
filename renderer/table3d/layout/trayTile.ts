import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { TILE } from '../../cards/layout/dimensions.ts';
import { TILE_SPOT, TRAY } from './boardPrint.ts';
import { onBoard } from './places.ts';
import type { Pose } from './pose.ts';

/** Where the unused tiles of a colour lie on their owner's tray, `height` above its print. */
export const trayTilePose = (place: Pose, track: Track, height: number = TILE.thickness): Pose =>
  onBoard(place, TILE_SPOT.x + TRACKS.indexOf(track) * TILE_SPOT.step, TRAY.z, height);
