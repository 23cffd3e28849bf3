import type { Quality, Tier } from './materials/tier.ts';

/** Rasterisers that run on the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

const probe = (): WebGL2RenderingContext | null =>
  document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: false });

/** Whether the table can be drawn here at all. */
export const hasWebGL2 = (): boolean => {
  const context = probe();
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};

const rendererName = (): string => {
  const context = probe();
  if (context === null) return '';
  const extension = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(extension?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
};

/** The tier to draw in: what the player asks for, or what this machine can do. */
export const chooseTier = (quality: Quality): Tier => {
  if (quality !== 'auto') return quality;
  return SOFTWARE.test(rendererName()) ? 'low' : 'high';
};
