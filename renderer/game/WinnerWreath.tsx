const LEAVES = 8;
/** Degrees from the foot of the wreath to its first leaf, and from leaf to leaf. */
const FIRST = 22;
const STEP = 17;

/** A wreath around an emblem of radius 50, open at the top. */
export function WinnerWreath() {
  return (
    <svg className="laurel" viewBox="-84 -84 168 168" aria-hidden="true" focusable="false">
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path className="laurel-stem" d="M0 70A70 70 0 0 0 50 -49" />
          {Array.from({ length: LEAVES }, (_, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: leaves never change places
              key={index}
              className="laurel-leaf"
              d="M0 70C7 60 7 48 0 42C-7 48 -7 60 0 70Z"
              transform={`rotate(${-FIRST - index * STEP}) translate(${index % 2 === 0 ? 7 : -5} 6) rotate(${index % 2 === 0 ? 62 : 118} 0 66)`}
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
