import { CanvasTexture, type Material, MeshMatcapMaterial, MeshStandardMaterial, SRGBColorSpace } from 'three';
import { makeDrawing } from '../textures/canvas.ts';
import { mirroring } from './surface.ts';
import type { TierSettings } from './tier.ts';

const SIZE = 128;

/** A ball of polished metal in a warm room, painted: the whole look of metal without any light to compute. */
const paintBall = (dark: string, main: string, light: string): HTMLCanvasElement => {
  const { canvas, context } = makeDrawing(SIZE, SIZE);
  const body = context.createLinearGradient(0, SIZE, SIZE * 0.2, 0);
  body.addColorStop(0, '#1d1006');
  body.addColorStop(0.3, dark);
  body.addColorStop(0.5, main);
  body.addColorStop(0.62, dark);
  body.addColorStop(0.8, main);
  body.addColorStop(1, light);
  context.fillStyle = body;
  context.fillRect(0, 0, SIZE, SIZE);
  const glint = context.createRadialGradient(SIZE * 0.4, SIZE * 0.26, 1, SIZE * 0.4, SIZE * 0.26, SIZE * 0.24);
  glint.addColorStop(0, '#fffdf2');
  glint.addColorStop(0.25, `${light}bb`);
  glint.addColorStop(1, `${light}00`);
  context.fillStyle = glint;
  context.fillRect(0, 0, SIZE, SIZE);
  return canvas;
};

export const BRASS = { dark: '#4a2c08', main: '#b07a24', light: '#ffdf8e', roughness: 0.28 } as const;
export const GOLD = { dark: '#7a4a08', main: '#e0a52c', light: '#ffe596', roughness: 0.32 } as const;
export const MARBLE = { dark: '#8d8577', main: '#d9d2c4', light: '#ffffff', roughness: 0.5 } as const;

/** A metal: mirrored surroundings where materials are lit, a painted ball of it on the low tier. */
export const metalOf = (metal: typeof BRASS | typeof GOLD | typeof MARBLE, { lit }: TierSettings): Material => {
  if (lit) {
    const metalness = metal === MARBLE ? 0.25 : 1;
    return mirroring(new MeshStandardMaterial({ color: metal.main, metalness, roughness: metal.roughness }), 1.3);
  }
  const matcap = new CanvasTexture(paintBall(metal.dark, metal.main, metal.light));
  matcap.colorSpace = SRGBColorSpace;
  return new MeshMatcapMaterial({ matcap });
};
