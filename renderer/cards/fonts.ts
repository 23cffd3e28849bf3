import '@fontsource/cinzel/latin-700.css';
import '@fontsource/cinzel/latin-900.css';
import '@fontsource/cinzel/latin-ext-700.css';
import '@fontsource/cinzel/latin-ext-900.css';
import '@fontsource/source-sans-3/latin-700.css';
import '@fontsource/source-sans-3/latin-900.css';
import '@fontsource/source-sans-3/latin-ext-700.css';
import '@fontsource/source-sans-3/latin-ext-900.css';

/** Inscriptions and titles. */
export const DISPLAY_FONT = 'Cinzel, "Times New Roman", serif';
/** Digits and names: lining figures. */
export const TEXT_FONT = '"Source Sans 3", "Liberation Sans", sans-serif';

/** Resolves when canvases may be painted: a canvas does not wait for a font, it uses another one. */
export const loadFonts = async (): Promise<void> => {
  const faces = ['700 32px Cinzel', '900 32px Cinzel', '700 32px "Source Sans 3"', '900 32px "Source Sans 3"'];
  await Promise.all(faces.map((face) => document.fonts.load(face)));
};
