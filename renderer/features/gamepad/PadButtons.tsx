import { STROKE } from '../../platform/icons/paths.ts';
import type { PadModel } from '../../platform/pad.ts';
import { type PadAction, placeOf } from './buttons.ts';

/** What stands on a button: a drawing in a box of 64 × 64, or letters. */
export type PadGlyph = { readonly drawn: string } | { readonly written: string };

const drawn = (path: string): PadGlyph => ({ drawn: path });
const written = (letters: string): PadGlyph => ({ written: letters });

const A = drawn('M17 52L32 12L47 52M22 39H42');
const B = drawn('M21 12V52H35C48 52 48 31 35 31H21M21 12H34C45 12 45 31 34 31');
const X = drawn('M17 13L47 51M47 13L17 51');
const Y = drawn('M16 13L32 34L48 13M32 34V52');
const MENU = drawn('M12 18H52M12 32H52M12 46H52');
const WINDOWS = drawn('M10 10H40V40H10ZM48 24H54V54H24V48');

/** By the numbers of the standard layout: the four below the right thumb, the shoulders, and the two in the middle. */
const GLYPHS: Readonly<Record<PadModel, readonly PadGlyph[]>> = {
  xbox: [A, B, X, Y, ...['LB', 'RB', 'LT', 'RT'].map(written), WINDOWS, MENU],
  deck: [A, B, X, Y, ...['L1', 'R1', 'L2', 'R2'].map(written), WINDOWS, MENU],
  playstation: [
    X,
    drawn('M11 32a21 21 0 1 0 42 0a21 21 0 1 0 -42 0Z'),
    drawn('M13 13H51V51H13Z'),
    drawn('M32 11L54 49H10Z'),
    ...['L1', 'R1', 'L2', 'R2'].map(written),
    drawn('M18 14V34M32 10V34M46 14V34'),
    MENU,
  ],
  nintendo: [B, A, Y, X, ...['L', 'R', 'ZL', 'ZR'].map(written), drawn('M12 32H52'), drawn('M12 32H52M32 12V52')],
};

/** What stands on the button for an action on a kind of pad. */
export const glyphOf = (action: PadAction, model: PadModel): PadGlyph =>
  GLYPHS[model][placeOf(action, model)] ?? written('?');

interface PadButtonsProps {
  readonly actions: readonly PadAction[];
  readonly model: PadModel;
}

/** The buttons for some actions, drawn as they look on the pad. */
export function PadButtons({ actions, model }: PadButtonsProps) {
  return (
    <span className="gap-2-5 figure" aria-hidden="true">
      {actions.map((action) => {
        const glyph = glyphOf(action, model);
        return 'written' in glyph ? (
          <kbd key={action} className="pad-shoulder centred">
            {glyph.written}
          </kbd>
        ) : (
          <svg key={action} className="pad-button" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
            <path d={glyph.drawn} className="icon-line" strokeWidth={STROKE} />
          </svg>
        );
      })}
    </span>
  );
}
