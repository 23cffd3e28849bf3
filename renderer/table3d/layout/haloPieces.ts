import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Choice, Observation } from '../../../shared/rules/observation/observation.ts';
import type { CardId, Medal } from '../../../shared/vocabulary/pieces.ts';
import { emblemOf, type Seat } from '../../../shared/vocabulary/seats.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { ANNEX, BOARD, COLONY, MONUMENT, PEG, PLACE, TILE, WHEEL } from '../../cards/layout/dimensions.ts';
import { EMBLEM_SHADES } from '../../cards/palette.ts';
import { isSale } from '../../game/actions/draft.ts';
import { isTooFew, keyOf, sameSubject, subjectOf } from '../../game/selection/subjects.ts';
import type { DropZone } from '../../game/state/stage.ts';
import type { Subject } from '../../game/state/table.ts';
import { lockX, onAnnex } from './annexPrint.ts';
import { medalSpot, PURSE, ROWS, STATUE_SLOTS, statueSlotX, TRAY, trayTilePose, VALUE_PLATE } from './boardPrint.ts';
import { HALO_CELLS } from './cells.ts';
import { type OutlineName, outlineCell, outlineStretch } from './outlines.ts';
import { cardPieceId, type Piece } from './piece.ts';
import { onBoard } from './places.ts';
import { type Pose, pose, within } from './pose.ts';
import { deckPose } from './segment.ts';
import { pricesPose } from './toTheEye.ts';

/**
 * Warm white around what can be chosen, white around what is chosen or pointed at: then that alone is bright. Cards that help only
 * together with others are weaker than those of which one is enough.
 */
const LEGAL = '#fff0cf';
const CHOSEN = '#ffffff';
const BESIDE = '#8d8169';
/** Dull silver around a card that can be sold, but not bought. */
const FOR_SALE = '#8f969e';
/** Bright gold around what has just been reached. */
export const REACHED = '#ffe08a';
/** Faint gold along the way of a marker, which stands in it. */
const WAY = '#7d5c22';

/** Where on the table a subject is, and what shape it has. */
export interface Spot {
  readonly pose: Pose;
  readonly shape: OutlineName;
  /** The piece that it is, where it is one. */
  readonly rides?: Piece['rides'];
}

const topOfPile = (view: Observation, subject: Extract<Subject, { kind: 'pile' }>): string => {
  const { size, top } = view.piles[subject.colour];
  return top === null ? `pile ${subject.colour} ${size - 1}` : cardPieceId(top);
};

/** How many medals of a kind a seat has: the next one's place. */
const medalsHeld = (view: Observation, seat: Seat, medal: Medal): number => {
  const owner = view.seats[seat];
  return owner === undefined ? 0 : factsOf(view, owner).medals[medal];
};

/** Whether a card is in a seat's hand, where it can be decided about. */
export const isHeld = (view: Observation, card: CardId, seat: Seat): boolean =>
  view.seats[seat]?.hand?.includes(card) === true && view.seats[seat]?.decided !== true;

const riding = (shape: OutlineName, id: string, below: number): Spot => ({
  pose: pose(0, 0, 0),
  shape,
  rides: { id, below },
});

/** On a stack the light lies level with the uppermost face: what is below would hide it, and from above it would take the pointer from it. */
const ON_TOP = -0.004;
/** How far above a print its light lies. */
const ABOVE = 0.012;

const purseSpot = (place: Pose): Spot => ({
  pose: onBoard(place, PURSE.x + PURSE.width / 2, TRAY.z, ABOVE),
  shape: 'coins',
});

/** The uppermost of the tiles of a track in the tray, or where they lay. */
const tileSpot = (view: Observation, track: Track, seat: Seat, place: Pose): Spot => {
  const left = view.seats[seat]?.tiles[track] ?? 0;
  return left === 0
    ? { pose: trayTilePose(place, track, ABOVE), shape: 'tile' }
    : riding('tile', `tile ${seat} ${track} ${left - 1}`, -TILE.thickness + ON_TOP);
};

const MEDAL_OUTLINES = { silver: 'medal', gold: 'medalGold' } as const satisfies Record<Medal, OutlineName>;

/** Where the light of a subject lies, for the seat that decides. */
export const spotOf = (view: Observation, subject: Subject, seat: Seat, place: Pose): Spot => {
  switch (subject.kind) {
    case 'card':
      return isHeld(view, subject.card, seat)
        ? riding('hand', cardPieceId(subject.card), ABOVE)
        : riding('ownedCard', cardPieceId(subject.card), ON_TOP);
    case 'pile':
      return riding('card', topOfPile(view, subject), ON_TOP);
    case 'colony': {
      const left = view.colonies.find((stack) => stack.level === subject.level)?.left ?? 0;
      return riding('colony', `stack ${subject.level} ${left - 1}`, -COLONY.thickness / 2 + ON_TOP);
    }
    case 'statue':
      return { pose: onBoard(place, statueSlotX(subject.requirement), STATUE_SLOTS.z, ABOVE), shape: 'statue' };
    case 'medal': {
      const { x, height } = medalSpot(subject.medal, medalsHeld(view, seat, subject.medal));
      return { pose: onBoard(place, x, TRAY.z, height + ABOVE), shape: MEDAL_OUTLINES[subject.medal] };
    }
    case 'wheel':
      return { pose: pose(0, WHEEL.top - 0.06, 0), shape: 'wheel' };
    case 'monument':
      return riding('monument', `monuments ${view.monuments - 1}`, -MONUMENT.thickness / 2 + ON_TOP);
    case 'tile':
      return tileSpot(view, subject.tile, seat, place);
    case 'track':
      return { pose: onBoard(place, VALUE_PLATE.numberX - 0.1, ROWS[subject.track].z, ABOVE), shape: 'track' };
    case 'stall':
      return subject.space === 'keep'
        ? purseSpot(place)
        : { pose: onAnnex(place, lockX(subject.space), ANNEX.depth / 2, ABOVE), shape: 'stall' };
    case 'box': {
      const lies = deckPose(view.segments, subject.colour, view.decks[subject.colour]);
      return { pose: { ...lies, flip: 0 }, shape: 'boxedCard' };
    }
    case 'side':
      return { pose: onBoard(place, BOARD.width / 2, BOARD.depth / 2, ABOVE), shape: 'board' };
    case 'payment':
      return purseSpot(place);
  }
};

/** What is small, or lies among what the own board says. */
const SMALL: readonly Subject['kind'][] = ['statue', 'medal', 'tile', 'track', 'stall', 'box', 'card', 'payment'];

interface Deciding {
  readonly view: Observation;
  readonly actor: Seat | null;
  readonly choices: readonly Choice[];
}

/**
 * How bright all else on the table is while only such things can be chosen; and while larger things can, too. The cards in
 * hand are held before the table, out of its shade.
 */
const SHADE = { small: 0.79, stacks: 0.86, drafts: 0.97 } as const;
const DRAFTED: readonly Subject['kind'][] = ['pile', 'card'];
const STACKS: readonly Subject['kind'][] = ['colony', 'monument', 'wheel'];

/** How bright the table is, beside the lights around what can be chosen, which would not be seen otherwise: 1 is as ever. */
export const shadeOf = ({ view, actor, choices }: Deciding): number => {
  const subjects = actor === null ? [] : subjectsOf(choices);
  if (actor === null || subjects.length === 0) return 1;
  const isSmall = (subject: Subject): boolean =>
    SMALL.includes(subject.kind) && (subject.kind !== 'card' || !isHeld(view, subject.card, actor));
  const isStack = (subject: Subject): boolean => STACKS.includes(subject.kind) || isSmall(subject);
  if (subjects.every(isSmall)) return SHADE.small;
  if (subjects.every(isStack)) return SHADE.stacks;
  return subjects.every((subject) => DRAFTED.includes(subject.kind) || isStack(subject)) ? SHADE.drafts : 1;
};

/** Things that share a place have one light. */
const lightKey = (subject: Subject): string =>
  subject.kind === 'wheel' || subject.kind === 'side' ? subject.kind : keyOf(subject);

/** There is only one light for each thing that can be chosen. */
const subjectsOf = (choices: readonly Choice[]): readonly Subject[] => {
  const found = new Map<string, Subject>();
  for (const { action } of choices) {
    const subject = subjectOf(action);
    if (subject !== null && !found.has(lightKey(subject))) found.set(lightKey(subject), subject);
  }
  return [...found.values()];
};

const light = (id: string, { pose: at, shape, rides }: Spot, tint: string, subject?: Subject): Piece => ({
  id: `halo ${id}`,
  layer: 'halo',
  pose: at,
  face: outlineCell(shape),
  back: outlineCell(shape),
  tint,
  stretch: outlineStretch(shape),
  ...(rides === undefined ? {} : { rides }),
  ...(subject === undefined ? {} : { subject }),
});

/** How what can be chosen is lit: whether something else is in mind, and whether one thing alone can be enough. */
interface Lit {
  readonly chosen: boolean;
  readonly elsewhere: boolean;
  readonly oneIsEnough: boolean;
}

const tintOf = (own: readonly Choice[], { chosen, elsewhere, oneIsEnough }: Lit): string => {
  if (chosen) return CHOSEN;
  if (own.length > 0 && own.every(isSale)) return FOR_SALE;
  return elsewhere || (oneIsEnough && isTooFew({ choices: own })) ? BESIDE : LEGAL;
};

const choiceLights = (
  view: Observation,
  choices: readonly Choice[],
  selected: readonly Subject[],
  seat: Seat,
  place: Pose,
): readonly Piece[] => {
  const oneIsEnough = choices.some((choice) => choice.action.type === 'remove' && !isTooFew({ choices: [choice] }));
  const offered = subjectsOf(choices);
  const isInMind = (subject: Subject): boolean => selected.some((one) => lightKey(one) === lightKey(subject));
  const elsewhere = offered.some(isInMind);
  return offered.map((subject) => {
    const own = choices.filter(({ action }) => sameSubject(subjectOf(action), subject));
    const tint = tintOf(own, { chosen: isInMind(subject), elsewhere, oneIsEnough });
    const picked = subject.kind === 'wheel' ? undefined : subject;
    return light(lightKey(subject), spotOf(view, subject, seat, place), tint, picked);
  });
};

/** The light of a thing that cannot be chosen, but is part of an event. */
export const lightOn = (view: Observation, subject: Subject, seat: Seat, place: Pose, tint: string): Piece =>
  light(`moment ${lightKey(subject)}`, spotOf(view, subject, seat, place), tint);

/** The light around a piece on its way, and where it comes to lie. */
export const lightAround = (piece: string, shape: 'colony' | 'monument', tint: string): Piece => {
  const { thickness } = { colony: COLONY, monument: MONUMENT }[shape];
  return light(`moment ${piece}`, riding(shape, piece, -thickness / 2 + ON_TOP), tint);
};

/** How much of the soft light's picture is full light, from one side to the other. */
const SOFT = 0.66;

/** The light along the part of a ruler that a marker has passed, from one place (units from the board's edge) to another. */
export const lightAlong = (track: Track, place: Pose, from: number, to: number): Piece => {
  const { z, depth } = ROWS[track];
  return {
    id: `halo moment way:${track}`,
    layer: 'halo',
    pose: onBoard(place, (from + to) / 2, z, ABOVE),
    face: HALO_CELLS.soft,
    back: HALO_CELLS.soft,
    tint: WAY,
    stretch: { x: (Math.abs(to - from) + PEG.radius * 2) / SOFT, z: depth / SOFT },
  };
};

/** The places where what is dragged can be let go of, the one under it brighter. */
export const dropLights = (place: Pose, zones: readonly DropZone[], over: DropZone | null): readonly Piece[] =>
  zones.map((zone) => light(`drop ${zone}`, zoneSpot(place, zone), zone === over ? CHOSEN : LEGAL));

/** Where the prices are printed, before the coins. */
export const BANK: Spot = { pose: pricesPose(ABOVE), shape: 'bank' };

const zoneSpot = (place: Pose, zone: DropZone): Spot =>
  zone === 'own' ? { pose: within(place, pose(0, 0.06, 0)), shape: 'place' } : BANK;

const deciderLights = (view: Observation, places: readonly Pose[]): readonly Piece[] =>
  view.deciders.flatMap((seat): readonly Piece[] => {
    const place = places[seat];
    if (place === undefined || view.seats[seat]?.decided === true) return [];
    return [
      {
        id: `halo decider ${seat}`,
        layer: 'halo',
        pose: within(place, pose(BOARD.left + BOARD.width / 2, 0.008, 0)),
        face: HALO_CELLS.soft,
        back: HALO_CELLS.soft,
        tint: EMBLEM_SHADES[emblemOf(view, seat)].light,
        stretch: { x: BOARD.width + 0.5, z: PLACE.depth + 0.5 },
      },
    ];
  });

/**
 * The light around whatever can be chosen, brighter around what is selected, and around the boards of those who decide.
 * `actor` is the seat that chooses here, if any.
 */
export const haloPieces = (
  view: Observation,
  places: readonly Pose[],
  actor: Seat | null,
  choices: readonly Choice[],
  selected: readonly Subject[],
): readonly Piece[] => {
  const place = actor === null ? undefined : places[actor];
  const lights = actor === null || place === undefined ? [] : choiceLights(view, choices, selected, actor, place);
  return [...deciderLights(view, places), ...lights];
};
