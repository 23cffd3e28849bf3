import { loadFonts } from './fonts.ts';

/** The painters are a large part of the page: they come when the first card or tile is to be painted. */
async function importPainters() {
  const [card, back, colony, monument] = await Promise.all([
    import('./paintCard.ts'),
    import('./paintCardBack.ts'),
    import('./colonyFace.ts'),
    import('./monumentFace.ts'),
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
