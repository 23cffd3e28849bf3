import { CUT_STROKE, GLYPH_BOX, type Glyph, STROKE } from '../../platform/icons/paths.ts';
import { GLYPHS, type GlyphName, type SymbolName, symbolOf } from './symbols.ts';

export type IconName = GlyphName;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

interface MeaningProps {
  /** The symbol whose meaning it tells; left out: that of its name; `null`: none, as on a button that says it itself. */
  readonly means?: SymbolName | null;
}

/**
 * A symbol in the colour of the text around it. For screen readers it is decoration, as the words beside it carry the
 * meaning. When it is pointed at, or what it belongs to is focused, `SymbolHint` explains it.
 */
export function Icon({ name, className = '', means = symbolOf(name) }: IconProps & MeaningProps) {
  return (
    <svg
      className={`icon ${className}`}
      viewBox={VIEW_BOX}
      aria-hidden="true"
      focusable="false"
      data-symbol={means ?? undefined}
      data-icon={means === null ? undefined : name}
    >
      <Strokes name={name} />
    </svg>
  );
}

/** A symbol around a point of a larger picture; `size` in that picture's units. */
export function Sign({ name, className, x, y, size }: Required<IconProps> & SignPlace) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={VIEW_BOX}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    >
      <Strokes name={name} />
    </svg>
  );
}

interface SignPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const VIEW_BOX = `0 0 ${GLYPH_BOX} ${GLYPH_BOX}`;

const Strokes = ({ name }: Pick<IconProps, 'name'>) => <Drawing glyph={GLYPHS[name]} />;

/** The strokes of a symbol, in a box of its own size. */
export function Drawing({ glyph }: { readonly glyph: Glyph }) {
  return (
    <>
      {glyph.fill !== undefined && <path d={glyph.fill} className="icon-ink" />}
      {glyph.stroke !== undefined && <path d={glyph.stroke} className="icon-line" strokeWidth={STROKE} />}
      {glyph.cut !== undefined && <path d={glyph.cut} className="icon-cut" />}
      {glyph.cutStroke !== undefined && <path d={glyph.cutStroke} className="icon-cut-line" strokeWidth={CUT_STROKE} />}
    </>
  );
}
