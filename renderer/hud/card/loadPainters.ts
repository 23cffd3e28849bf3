import { loadFonts } from '../../scene/cardFace/fonts.ts';

/** The painters are a large part of the page: they come when the first card or tile is to be painted. */
async function importPainters() {
  const [card, back, colony, monument] = await Promise.all([
    import('../../scene/cardFace/paintCard.ts'),
    import('../../scene/cardFace/paintCardBack.ts'),
    import('../../scene/cardFace/colonyFace.ts'),
    import('../../scene/cardFace/monumentFace.ts'),
  ]);
  return { ...card, ...back, ...colony, ...monument };
}

/** What paints cards and tiles. */
export type Painters = Awaited<ReturnType<typeof importPainters>>;

/** Resolves when cards and tiles can be painted, with their fonts; without these where they cannot be had. */
export async function loadPainters(): Promise<Painters> {
  const [painters] = await Promise.all([importPainters(), loadFonts().catch(() => undefined)]);
  return painters;
}
