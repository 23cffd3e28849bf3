/** The faces of the first screens. */
const FACES = ['500 1em Cinzel', '700 1em Cinzel', ...[400, 600, 700].map((weight) => `${weight} 1em "Source Sans 3"`)];

/** Milliseconds: a font that takes longer is not waited for. */
const PATIENCE = 2000;

/** Resolves when the fonts are loaded: without this all words would jump a moment after they appeared. */
export async function firstFonts(): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
