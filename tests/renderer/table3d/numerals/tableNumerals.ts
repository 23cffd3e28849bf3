import { ANNEX } from '../../../../renderer/cards/layout/dimensions.ts';
import type { SafeArea, Viewport } from '../../../../renderer/game/tableHost/safeArea.ts';
import { STALLS_SPOT } from '../../../../renderer/table3d/layout/annexPrint.ts';
import { cameraPoseFor } from '../../../../renderer/table3d/layout/cameraPose.ts';
import type { Piece } from '../../../../renderer/table3d/layout/piece.ts';
import { placesOf } from '../../../../renderer/table3d/layout/places.ts';
import { laidPieces } from '../../../../renderer/table3d/layout/scenePieces.ts';
import { standShift } from '../../../../renderer/table3d/useSituation.ts';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { isOnHead, makePrints, type SeenNumeral, seenOnPieces, seenOnTreasury } from './numerals.ts';
import type { PaintedText } from './paintedText.ts';

const FRONT = 0;

const situationIn = (view: Observation, viewport: Viewport, area: SafeArea) => {
  const places = placesOf(view.seats.length, FRONT);
  const cameraPose = cameraPoseFor({ name: 'table' }, places, FRONT, viewport, area, view.phase === 'A');
  const pieces = laidPieces({
    view,
    places,
    holder: { cameraPose, viewport, area, whole: true },
    standShift: standShift(view.seats.length, cameraPose, viewport, area),
    actor: null,
    choices: [],
    refusals: [],
    advised: [],
    camera: { name: 'table' },
    event: null,
  });
  return { pieces, cameraPose };
};

/** What the first word of a piece's id says of the numerals on it. */
const KINDS: Readonly<Record<string, string>> = {
  value: 'own tracks and coins',
  coins: 'own tracks and coins',
  board: 'own board’s print',
  colony: 'own colonies',
  monument: 'own monument',
  annex: 'own annex',
  locked: 'own annex',
  stand: 'stands',
  stack: 'gains of colonies',
  monuments: 'stack of monuments',
};

/** Whether a piece is a colony or a monument under others. */
const isCovered = ({ colonies, monuments }: Observation, { id }: Piece): boolean => {
  const [kind, ...rest] = id.split(' ');
  if (kind === 'monuments') return Number(rest[0]) < monuments - 1;
  const [level, height] = rest;
  return kind === 'stack' && colonies.some((stack) => `${stack.level}` === level && Number(height) < stack.left - 1);
};

/** Whether a stall stands on a print of the annex: on what marketplaces require. */
const isUnderStall = (view: Observation, { id }: Piece, { x }: PaintedText): boolean =>
  id.startsWith('annex ') &&
  view.seats[FRONT]?.market != null &&
  x * ANNEX.width < STALLS_SPOT.x + STALLS_SPOT.width / 2;

/** What a numeral stands on; `null` for those that are covered, and for cards of others: their stands count them. */
const kindsOf = (view: Observation) => {
  const own = new Set(view.seats[FRONT]?.cards.map((card) => `card ${card}`));
  return (piece: Piece, text: PaintedText): string | null => {
    const { id, subject, coveredBy } = piece;
    if (subject?.kind === 'pile') return isOnHead(text) ? 'prices on piles' : 'effects on piles';
    if (own.has(id)) return coveredBy !== undefined ? 'own covered cards' : 'own cards';
    return isCovered(view, piece) || isUnderStall(view, piece, text) ? null : (KINDS[id.split(' ')[0] ?? ''] ?? null);
  };
};

/** All numerals that are seen on the table of seat 0 between panels. The canvases must be those of `keepLetters`. */
export const numeralsOf = (view: Observation, viewport: Viewport, area: SafeArea): readonly SeenNumeral[] => {
  const { pieces, cameraPose } = situationIn(view, viewport, area);
  return [
    ...seenOnPieces(pieces, makePrints(view, FRONT, pieces), kindsOf(view), cameraPose, viewport),
    ...seenOnTreasury(view.epoch, cameraPose, viewport),
  ];
};
