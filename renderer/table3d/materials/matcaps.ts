import gloss from '@pmndrs/assets/matcaps/0264.webp.js';
import { CanvasTexture, SRGBColorSpace, type Texture, TextureLoader } from 'three';
import { paintMetalBall } from '../textures/metalBall.ts';

/**
 * Matcaps: pictures of a ball of a material in a lit room, which give the look of metal or varnish without computing
 * light. Gold is painted, varnish comes with the program (`@pmndrs/assets`, CC0).
 */
export type Matcap = 'gold' | 'gloss';

/** Pixels of the painted ball along a side. */
const BALL = 256;

const textures = new Map<Matcap, Texture>();

const keep = (name: Matcap, texture: Texture): void => {
  texture.colorSpace = SRGBColorSpace;
  textures.set(name, texture);
};

/** Makes the pictures, once; to be awaited before the first table is drawn. Rejects when one cannot be read. */
export const loadMatcaps = async (): Promise<void> => {
  if (!textures.has('gold')) keep('gold', new CanvasTexture(paintMetalBall(BALL).canvas));
  if (!textures.has('gloss')) keep('gloss', await new TextureLoader().loadAsync(gloss));
};

/** The matcap of a material; `null`, a plain grey one, if it could not be unpacked. */
export const matcapOf = (name: Matcap): Texture | null => textures.get(name) ?? null;
