import { useMemo } from 'react';
import { encode } from 'uqr';

/** White modules around the code: cameras need them. */
const QUIET = 3;

/** An address as a picture for a camera. What it says stands beside it in words, as far as people need it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => drawing(text), [text]);
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
    >
      <rect className="qr-paper" x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} />
      <path className="qr-ink" d={path} />
    </svg>
  );
}

function drawing(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: 0 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
