import { CONTROL_GLYPHS } from '../../icons/controls.ts';
import {
  CUT_STROKE,
  EMBLEM_GLYPHS,
  EXPANSION_GLYPHS,
  GLYPH_BOX,
  type Glyph,
  PIECE_GLYPHS,
  STROKE,
  TRACK_GLYPHS,
} from '../../icons/paths.ts';
import { RANK_GLYPHS, STYLE_GLYPHS } from '../../icons/personas.ts';

const GLYPHS = {
  ...TRACK_GLYPHS,
  ...PIECE_GLYPHS,
  ...EMBLEM_GLYPHS,
  ...EXPANSION_GLYPHS,
  ...CONTROL_GLYPHS,
  ...STYLE_GLYPHS,
  ...RANK_GLYPHS,
};

export type IconName = keyof typeof GLYPHS;

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** A symbol in the colour of the text around it. It is decoration: the words beside it carry the meaning. */
export function Icon({ name, className = '' }: IconProps) {
  const glyph: Glyph = GLYPHS[name];
  return (
    <svg className={`icon ${className}`} viewBox={`0 0 ${GLYPH_BOX} ${GLYPH_BOX}`} aria-hidden="true" focusable="false">
      {glyph.fill !== undefined && <path d={glyph.fill} className="icon-ink" />}
      {glyph.stroke !== undefined && <path d={glyph.stroke} className="icon-line" strokeWidth={STROKE} />}
      {glyph.cut !== undefined && <path d={glyph.cut} className="icon-cut" />}
      {glyph.cutStroke !== undefined && <path d={glyph.cutStroke} className="icon-cut-line" strokeWidth={CUT_STROKE} />}
    </svg>
  );
}
