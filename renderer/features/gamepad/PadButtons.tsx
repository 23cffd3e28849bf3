import { STROKE } from '../../platform/icons/paths.ts';
import type { PadModel } from '../../platform/pad.ts';
import type { PadAction } from './buttons.ts';
import { glyphOf } from './padGlyphs.ts';

interface PadButtonsProps {
  readonly actions: readonly PadAction[];
  readonly model: PadModel;
}

/** The buttons for some actions, drawn as they look on the pad. */
export function PadButtons({ actions, model }: PadButtonsProps) {
  return (
    <span className="pad-buttons figure" aria-hidden="true">
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
