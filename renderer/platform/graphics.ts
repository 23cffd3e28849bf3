import type { MeasuredTier } from '../../shared/contract/tableSetup.ts';
import type { Quality, Tier } from '../../shared/vocabulary/preferences.ts';

/** Rasterisers that run on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** The name of the graphics driver; `null` without WebGL2. Asked only once, as every context costs time and memory. */
let renderer: string | null | undefined;

const ask = (): string | null => {
  const context = document.createElement('canvas').getContext('webgl2');
  if (context === null) return null;
  const extension = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
};

/** The name of the graphics driver, for diagnostics; `null` without WebGL2. */
export const rendererName = (): string | null => {
  if (renderer === undefined) renderer = ask();
  return renderer;
};

/** Whether the table can be drawn here at all. */
export const hasWebGL2 = (): boolean => rendererName() !== null;

/** Whether the processor draws, and not a graphics card. */
export const drawsInSoftware = (): boolean => SOFTWARE.test(rendererName() ?? '');

/** Whether edges can be smoothed: SwiftShader takes three times as long for it, llvmpipe nothing. */
export const smoothsCheaply = (tier: Tier): boolean => tier !== 'low' || /llvmpipe/i.test(rendererName() ?? '');

/**
 * The tier to draw in: what the player asks for, or the richest one that this machine draws quickly. A graphics card
 * that has not been measured gets the richest; a processor never does, whatever was measured before.
 */
export const chooseTier = (quality: Quality, measured: MeasuredTier | null): Tier => {
  if (quality !== 'auto') return quality;
  return drawsInSoftware() ? 'low' : (measured?.tier ?? 'high');
};
