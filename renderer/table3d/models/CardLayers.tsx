import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Texture } from 'three';
import { isInPlay } from '../../../shared/content/inPlay.ts';
import { EXPANSIONS, type GameOptions } from '../../../shared/vocabulary/options.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { EPOCHS, type Epoch } from '../../../shared/vocabulary/time.ts';
import { CARD } from '../../cards/layout/dimensions.ts';
import { cardOf } from '../../platform/pageContent.ts';
import {
  cardGrid,
  cardLayer,
  cardsOfEpoch,
  faceCell,
  HERO_GRID,
  MARK_GRID,
  OWNED_CELLS,
  OWNED_GRID,
} from '../layout/cells.ts';
import type { Mark, Piece } from '../layout/piece.ts';
import { lightCells, paintedCells, printedCells } from '../materials/cells.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { useChoreography } from '../motion/choreography.ts';
import { roundedRectangle, sheet, slab } from '../shapes/slab.ts';
import { CardPage } from '../textures/cardPage.ts';
import { type FaceSheet, makeHeroSheet, makeOwnedSheet, type OwnedFace, type Titles } from '../textures/heroSheet.ts';
import { makeMarkSheet } from '../textures/markSheet.ts';
import { PieceLayer } from './PieceLayer.tsx';

const cardShape = () =>
  slab(
    roundedRectangle(CARD.width, CARD.height, 0.04),
    -CARD.thickness / 2,
    CARD.thickness / 2,
    CARD.width,
    CARD.height,
  );

interface Props {
  readonly pieces: readonly Piece[];
  readonly settings: TierSettings;
  readonly titles: Titles;
  /** The cards that the game is played with: others are not painted. */
  readonly options: GameOptions;
}

type FaceProps = Pick<Props, 'pieces' | 'settings' | 'titles'>;

/** Cards that are painted in one idle moment. */
const AT_A_TIME = 2;

/** Paints the rest of a page, a few cells at a time, while there is nothing else to do; where no engine tells when, they wait until they are shown. */
const useIdlePainting = (page: CardPage, texture: Texture, cells: readonly number[]): void =>
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return;
    let request = 0;
    let changed = false;
    const paint = () => {
      const some = page.show(cells, AT_A_TIME);
      changed ||= some > 0;
      // It is sent with the next picture, which it does not ask for: nothing of it is seen yet.
      if (some > 0) request = requestIdleCallback(paint);
      else if (changed) texture.needsUpdate = true;
    };
    request = requestIdleCallback(paint);
    return () => cancelIdleCallback(request);
  }, [page, texture, cells]);

interface EpochProps extends Pick<Props, 'pieces' | 'settings' | 'options'> {
  readonly epoch: Epoch;
}

/** The cards of one epoch, on a page that is painted as they come. */
const EpochCards = ({ epoch, pieces, settings, options }: EpochProps) => {
  const invalidate = useThree((state) => state.invalidate);
  const shape = useMemo(cardShape, []);
  const { mode } = options;
  const names = options.expansions.join(' ');
  const { page, texture, material } = useMemo(() => {
    const page = new CardPage(epoch, settings.cardCell);
    const texture = textureOf(page.drawing.canvas, settings);
    return { page, texture, material: printedCells(texture, cardGrid(), settings) };
  }, [epoch, settings]);
  const inPlay = useMemo(() => {
    const expansions = EXPANSIONS.filter((name) => names.includes(name));
    return cardsOfEpoch(epoch)
      .filter((card) => isInPlay(cardOf(card), { mode, expansions }))
      .map(faceCell);
  }, [epoch, mode, names]);
  useLayoutEffect(() => {
    const layer = cardLayer(epoch);
    const shown = pieces.filter((piece) => piece.layer === layer || piece.shownAt?.layer === layer);
    if (page.show(shown.flatMap(({ face, back }) => [face, back])) === 0) return;
    texture.needsUpdate = true;
    invalidate();
  }, [page, texture, pieces, epoch, invalidate]);
  useIdlePainting(page, texture, inPlay);
  useEffect(() => () => texture.dispose(), [texture]);
  return (
    <PieceLayer name={cardLayer(epoch)} shape={shape} material={material} capacity={128} tinted shadows pickable />
  );
};

/** How wide a mark is painted, beside a card in hand. */
const MARK_WIDTH = 0.5;

type FaceLayer = 'hero' | 'owned' | 'mark';

interface Layer<Face> {
  readonly make: (settings: TierSettings, titles: Titles) => FaceSheet<Face>;
  /** What face a piece has; `undefined`: none. `isThere` tells whether another piece is where it belongs. */
  readonly faceOf: (piece: Piece, isThere: (id: string) => boolean) => Face | undefined;
}

const HERO: Layer<CardId> = {
  make: ({ heroCell }, titles) => makeHeroSheet(heroCell, titles),
  faceOf: ({ card }) => card,
};
const OWNED: Layer<OwnedFace> = {
  make: ({ ownedCell }) => makeOwnedSheet(ownedCell),
  faceOf: ({ card, coveredBy }, isThere) =>
    card === undefined ? undefined : { card, covered: coveredBy !== undefined && isThere(coveredBy) },
};
const MARKS: Layer<Mark> = {
  make: ({ heroCell }) => makeMarkSheet(Math.round(heroCell * MARK_WIDTH)),
  faceOf: ({ mark }) => mark,
};

/** The faces of a layer that are painted when they come; `texture` follows the sheet. */
const useFaces = <Face,>(name: FaceLayer, { make, faceOf }: Layer<Face>, { pieces, settings, titles }: FaceProps) => {
  const choreography = useChoreography();
  const invalidate = useThree((state) => state.invalidate);
  const sheet = useMemo(() => make(settings, titles), [make, settings, titles]);
  const texture: Texture = useMemo(() => textureOf(sheet.drawing.canvas, settings), [sheet, settings]);
  useLayoutEffect(() => {
    const { field, faces } = choreography;
    const isThere = (id: string): boolean => field.isThere(id);
    const shown = pieces.filter(({ layer }) => layer === name);
    // Something may still be on its way to the last but one of each column.
    const tops = new Set(shown.filter(({ coveredBy }) => coveredBy === undefined).map(({ id }) => id));
    const wanted = shown.flatMap((piece) => [
      faceOf(piece, () => true),
      ...(tops.has(piece.coveredBy ?? '') ? [faceOf(piece, () => false)] : []),
    ]);
    if (sheet.show(wanted.filter((face) => face !== undefined))) texture.needsUpdate = true;
    faces[name] = ({ piece }) => sheet.cellOf(faceOf(piece, isThere));
    invalidate();
  }, [choreography, name, faceOf, pieces, sheet, texture, invalidate]);
  useEffect(() => () => texture.dispose(), [texture]);
  return texture;
};

/** The cards in front of the camera. */
const HeroCards = (props: Props) => {
  const shape = useMemo(cardShape, []);
  const texture = useFaces('hero', HERO, props);
  const material = useMemo(() => paintedCells(texture, HERO_GRID, props.settings), [texture, props.settings]);
  return <PieceLayer name="hero" shape={shape} material={material} capacity={8} shadows pickable order={3} />;
};

/** The open cards of the tableaus that are laid out. */
const OwnedCards = (props: Props) => {
  const shape = useMemo(cardShape, []);
  const texture = useFaces('owned', OWNED, props);
  const material = useMemo(() => printedCells(texture, OWNED_GRID, props.settings), [texture, props.settings]);
  return <PieceLayer name="owned" shape={shape} material={material} capacity={OWNED_CELLS} shadows pickable />;
};

/** What is pinned on cards and other things while one decides. */
const Marks = (props: FaceProps) => {
  const shape = useMemo(sheet, []);
  const texture = useFaces('mark', MARKS, props);
  const material = useMemo(() => lightCells(texture, MARK_GRID, props.settings), [texture, props.settings]);
  return <PieceLayer name="mark" shape={shape} material={material} capacity={16} order={6} />;
};

/** All cards, a layer an epoch, those in the viewer's hand, and what is pinned on them. */
export const CardLayers = (props: Props) => (
  <>
    {EPOCHS.filter((epoch) => props.pieces.some((piece) => piece.layer === cardLayer(epoch))).map((epoch) => (
      <EpochCards key={epoch} epoch={epoch} pieces={props.pieces} settings={props.settings} options={props.options} />
    ))}
    <OwnedCards {...props} />
    <HeroCards {...props} />
    <Marks {...props} />
  </>
);
