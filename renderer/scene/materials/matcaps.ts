import gold from '@pmndrs/assets/matcaps/0023.webp.js';
import gloss from '@pmndrs/assets/matcaps/0264.webp.js';
import { SRGBColorSpace, type Texture, TextureLoader } from 'three';

const PICTURES = { gold, gloss } as const;

/**
 * Balls of a stuff in a lit room: the whole look of metal, stone or varnish without any light to compute. The pictures
 * come along with the program (`@pmndrs/assets`, CC0).
 */
export type Matcap = keyof typeof PICTURES;

const textures = new Map<string, Texture>();

/** Unpacks the pictures, once; to be awaited before the first table is drawn. Rejects when one cannot be read. */
export const loadMatcaps = async (): Promise<void> => {
  await Promise.all(
    Object.entries(PICTURES).map(async ([name, address]) => {
      if (textures.has(name)) return;
      const texture = await new TextureLoader().loadAsync(address);
      texture.colorSpace = SRGBColorSpace;
      textures.set(name, texture);
    }),
  );
};

/** The ball of a stuff; `null`, a plain grey one, where it could not be unpacked. */
export const matcapOf = (name: Matcap): Texture | null => textures.get(name) ?? null;
