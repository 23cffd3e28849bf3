import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Texture } from 'three';
import { isInPlay } from '../../../shared/content/inPlay.ts';
import { EXPANSIONS, type GameOptions } from '../../../shared/vocabulary/options.ts';
import { EPOCHS, type Epoch } from '../../../shared/vocabulary/time.ts';
import { CARD } from '../../cards/layout/dimensions.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { cardGrid, cardLayer, cardsOfEpoch, HERO_GRID, OWNED_CELLS, OWNED_GRID } from '../layout/cells.ts';
import type { Piece } from '../layout/piece.ts';
import { paintedCells, printedCells } from '../materials/cells.ts';
import { textureOf } from '../materials/surface.ts';
import type { TierSettings } from '../materials/tier.ts';
import { useChoreography } from '../motion/choreography.ts';
import { roundedRectangle, slab } from '../shapes/slab.ts';
import { paintCardPage } from '../textures/cardPage.ts';
import { makeHeroSheet, makeOwnedSheet, type Titles } from '../textures/heroSheet.ts';
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

/** The cards of one epoch; its page is painted when its first card is on the table. */
const EpochCards = ({ epoch, settings, options }: Pick<Props, 'settings' | 'options'> & { readonly epoch: Epoch }) => {
  const shape = useMemo(cardShape, []);
  const { mode } = options;
  const names = options.expansions.join(' ');
  const { page, material } = useMemo(() => {
    const expansions = EXPANSIONS.filter((name) => names.includes(name));
    const inPlay = cardsOfEpoch(epoch).filter((card) => isInPlay(cardOf(card), { mode, expansions }));
    const page = textureOf(paintCardPage(epoch, settings.cardCell, inPlay).canvas, settings);
    return { page, material: printedCells(page, cardGrid(), settings) };
  }, [epoch, settings, mode, names]);
  useEffect(() => () => page.dispose(), [page]);
  return (
    <PieceLayer name={cardLayer(epoch)} shape={shape} material={material} capacity={128} tinted shadows pickable />
  );
};

type FaceLayer = 'hero' | 'owned';

const SHEETS = {
  hero: { make: makeHeroSheet, grid: HERO_GRID, width: (settings: TierSettings) => settings.heroCell },
  owned: { make: makeOwnedSheet, grid: OWNED_GRID, width: (settings: TierSettings) => settings.ownedCell },
} as const;

/** The faces of a layer whose cards are painted when they come; `texture` follows the sheet. */
const useFaces = (name: FaceLayer, { pieces, settings, titles }: Props) => {
  const choreography = useChoreography();
  const invalidate = useThree((state) => state.invalidate);
  const sheet = useMemo(() => SHEETS[name].make(SHEETS[name].width(settings), titles), [name, settings, titles]);
  const texture: Texture = useMemo(() => textureOf(sheet.drawing.canvas, settings), [sheet, settings]);
  useLayoutEffect(() => {
    const cards = pieces.flatMap((piece) => (piece.layer === name && piece.card !== undefined ? [piece.card] : []));
    if (sheet.show(cards)) texture.needsUpdate = true;
    choreography[`${name}Face`] = ({ piece }) => sheet.cellOf(piece.card);
    invalidate();
  }, [choreography, name, pieces, sheet, texture, invalidate]);
  useEffect(() => () => texture.dispose(), [texture]);
  return texture;
};

/** The cards in front of the camera. */
const HeroCards = (props: Props) => {
  const shape = useMemo(cardShape, []);
  const texture = useFaces('hero', props);
  const material = useMemo(() => paintedCells(texture, HERO_GRID), [texture]);
  return <PieceLayer name="hero" shape={shape} material={material} capacity={8} shadows pickable order={3} />;
};

/** The open cards of the tableaus that are laid out. */
const OwnedCards = (props: Props) => {
  const shape = useMemo(cardShape, []);
  const texture = useFaces('owned', props);
  const material = useMemo(() => printedCells(texture, OWNED_GRID, props.settings), [texture, props.settings]);
  return <PieceLayer name="owned" shape={shape} material={material} capacity={OWNED_CELLS} shadows pickable />;
};

/** All cards, a layer an epoch, and those in the viewer's hand. */
export const CardLayers = (props: Props) => (
  <>
    {EPOCHS.filter((epoch) => props.pieces.some((piece) => piece.layer === cardLayer(epoch))).map((epoch) => (
      <EpochCards key={epoch} epoch={epoch} settings={props.settings} options={props.options} />
    ))}
    <OwnedCards {...props} />
    <HeroCards {...props} />
  </>
);
