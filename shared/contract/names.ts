/* What people call themselves and their games: one line of text that everybody can see. */

/** The most that a name may have, counted as `String.length` and the fields of a page count. */
export const LONGEST_NAME = { player: 24, game: 60 } as const;

/**
 * What cannot be seen, or changes how the text around it is shown: control characters, line ends, halves of characters,
 * marks that turn the direction, and everything else without a picture. Joiners and variation selectors stay, as emoji
 * and some scripts are made with them, and so do the letters that follow the black flag of an emoji like Scotland's.
 */
const UNFIT =
  /(?!\u200c|\u200d|\p{Variation_Selector})(?!(?<=\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
const EVERY_UNFIT = new RegExp(UNFIT, 'gu');
const EVERY_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Letters, digits, signs and pictures, but those that are blank. */
const VISIBLE = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The same name however it was typed: composed characters, one space for any white space, none at the ends. */
export const tidyName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, at most `longest` long, which ends with a whole character as people see them. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > longest) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Whether a tidy text can be shown as it is. */
export const isFitName = (text: string): boolean => VISIBLE.test(text) && !UNFIT.test(text);

/**
 * Makes a name of any text from outside: characters that a name may not have are removed, and it is cut to `longest`.
 * Empty when nothing visible is left. Any other result fits the schemas.
 */
export function cleanName(text: string, longest: number): string {
  // Only the beginning of a long text can matter.
  const begun = text.slice(0, 10 * longest);
  const cleaned = tidyName(begun.replace(EVERY_BREAK, ' ').replace(EVERY_UNFIT, ''));
  const name = shortened(cleaned, longest).trim();
  return isFitName(name) ? name : '';
}
