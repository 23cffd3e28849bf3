import { describe, expect, test } from 'vitest';
import { ANNEX, CARD, PLACE, TABLEAU } from '../../../../renderer/cards/layout/dimensions.ts';
import { OWNED_STRIP } from '../../../../renderer/cards/ownedStrip.ts';
import { CARD_HEIGHT } from '../../../../renderer/cards/paintCard.ts';
import { GAME_SAFE_AREA } from '../../../../renderer/game/tableHost/safeArea.ts';
import { pageContent } from '../../../../renderer/platform/pageContent.ts';
import { cameraPoseFor, projected } from '../../../../renderer/table3d/layout/cameraPose.ts';
import { coveredPose } from '../../../../renderer/table3d/layout/handPieces.ts';
import { cardPieceId } from '../../../../renderer/table3d/layout/piece.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { type Pose, pose, within } from '../../../../renderer/table3d/layout/pose.ts';
import { tableauPieces } from '../../../../renderer/table3d/layout/tableauPieces.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import { EXPANSIONS, type Expansion } from '../../../../shared/vocabulary/options.ts';
import { setupWith } from '../../../fixtures/options.ts';

const VIEWPORT = { width: 1280, height: 720 };
const PLACES = placesOf(3, 0);
const EYE = cameraPoseFor({ name: 'table' }, PLACES, 0, VIEWPORT, GAME_SAFE_AREA);
const PLACE_IN_FRONT = PLACES[0] as Pose;

/** Where the strip of a covered card ends, as a share of the card's height. */
const STRIP_END = (OWNED_STRIP.top + OWNED_STRIP.depth) / CARD_HEIGHT;

/** The poses of a red column of `count` cards, the first one first. */
function columnOf(count: number, expansions: readonly Expansion[]): readonly Pose[] {
  const view = observe(newGame(setupWith(3, 'advanced', 1, expansions)), 0);
  const reds = pageContent()
    .cards.filter(({ colour }) => colour === 'red')
    .map(({ id }) => id)
    .slice(0, count);
  const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, cards: reds } : seat));
  const pieces = tableauPieces({ ...view, seats }, 0, PLACE_IN_FRONT, pose(0, 0, 0));
  return reds.map((card) => pieces.find(({ id }) => id === cardPieceId(card))?.pose as Pose);
}

/** How far from the middle of the place towards the viewer a card's near edge is, along the leaning desk. */
const nearEdge = (card: Pose): number => {
  const { tilt, y, z } = PLACE_IN_FRONT;
  return (card.z - z) * Math.cos(tilt) - (card.y - y) * Math.sin(tilt) + (CARD.height / 2) * card.scale;
};

/** Where the line at a share of a card's height from its far edge is on the screen. */
const seenAt = (card: Pose, share: number): number =>
  projected(EYE, within(card, pose(0, 0, (share - 0.5) * CARD.height)), VIEWPORT.height).y;

describe.each<{ expansions: readonly Expansion[] }>([{ expansions: [] }, { expansions: EXPANSIONS }])(
  'a column of the tableau with $expansions',
  ({ expansions }) => {
    test('begins at the far edge of its place: beyond it the city hides it', () => {
      const [first] = columnOf(8, expansions) as readonly [Pose];
      expect(nearEdge(first) - CARD.height * first.scale).toBeGreaterThanOrEqual(-PLACE.depth / 2 - 0.001);
    });

    test.each(Array.from({ length: 14 }, (_, index) => index + 1))('of %i shows the strips of all', (count) => {
      const column = columnOf(count, expansions);
      expect(column).toHaveLength(count);
      column.slice(1).forEach((later, row) => {
        expect(seenAt(later, 0)).toBeGreaterThanOrEqual(seenAt(column[row] as Pose, STRIP_END));
      });
    });

    test.each([1, 6, 10, 14])('of %i stays within its place', (count) => {
      const end = PLACE.depth / 2 - (expansions.length > 0 ? ANNEX.depth : 0);
      const last = columnOf(count, expansions).at(-1) as Pose;
      expect(nearEdge(last)).toBeLessThanOrEqual(end + 1e-9);
    });
  },
);

test('a short column is as large as it can be', () => {
  expect(columnOf(3, EXPANSIONS).map(({ scale }) => scale)).toEqual(Array(3).fill(TABLEAU.scale));
});

test('only the last card of a column shows more than its strip', () => {
  const view = observe(newGame(setupWith(3, 'advanced', 1, [])), 0);
  const cards = ['1-red-01', '1-blue-01', '1-red-02', '1-red-03'];
  const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, cards } : seat));
  const pieces = tableauPieces({ ...view, seats }, 0, PLACE_IN_FRONT, pose(0, 0, 0));
  const covered = pieces.flatMap(({ card, coveredBy }) => (coveredBy === undefined ? [] : [[card, coveredBy]]));
  expect(covered).toEqual([
    ['1-red-01', 'card 1-red-02'],
    ['1-red-02', 'card 1-red-03'],
  ]);
});

test('drawn cards lie beside a board that is only looked at, and cover none of its columns', () => {
  const place = pose(1, 0.5, -2, { scale: 0.8 });
  for (const index of [0, 1]) {
    const lies = coveredPose(place, index);
    const half = (Math.hypot(CARD.width, CARD.height) / 2) * lies.scale;
    expect(lies.x - half).toBeGreaterThan(place.x + (TABLEAU.left + TABLEAU.step * 4 + CARD.width / 2) * place.scale);
    expect(Math.cos(lies.flip)).toBeCloseTo(-1, 9);
  }
});
