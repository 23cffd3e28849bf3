import type { BotLevel } from '../../../shared/vocabulary/preferences.ts';
import type { Mood } from './faceParts.ts';
import { type FaceKind, facePartsOf } from './faces.ts';

interface FaceProps {
  readonly kind: FaceKind;
  readonly level: BotLevel;
  readonly mood?: Mood;
}

/** The face of a bot. It is decoration: the words beside it carry the meaning. */
export function Face({ kind, level, mood = 'thoughtful' }: FaceProps) {
  return (
    <svg className="face" viewBox="0 0 64 64" data-mood={mood} aria-hidden="true" focusable="false">
      {facePartsOf(kind, level, mood).map(({ d, fill = 'none', line, width }) => (
        <path
          key={d}
          d={d}
          fill={fill}
          stroke={line}
          strokeWidth={width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
