import { type FaceOf, facePartsOf } from './faces.ts';

type FaceProps = Pick<FaceOf, 'kind' | 'level'> & Partial<FaceOf>;

/** The face of a bot. It is decoration: the words beside it carry the meaning. */
export function Face({ kind, level, emblem = 'monkey', mood = 'thoughtful' }: FaceProps) {
  return (
    <svg className="face" viewBox="0 0 64 64" data-mood={mood} aria-hidden="true" focusable="false">
      {facePartsOf({ kind, level, emblem, mood }).map(({ d, fill = 'none', line, width }) => (
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
