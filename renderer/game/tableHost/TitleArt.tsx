import { useEffect } from 'react';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { iconOf } from '../seats/Counts.tsx';
import { useStage } from '../state/stage.ts';
import { Table3DSlot } from './Table3DSlot.tsx';
import { TITLE_SEGMENTS } from './titleName.ts';
import { useSafeArea } from './useSafeArea.ts';

/** The edge in front, counted clockwise from the upper right. */
const FRONT = 2;

const FIFTH = (2 * Math.PI) / 5;
/** The wheel's own units. */
const SIZE = 1000;
const MIDDLE = SIZE / 2;

const at = (radius: number, angle: number): string =>
  `${(MIDDLE + radius * Math.sin(angle)).toFixed(1)} ${(MIDDLE - radius * Math.cos(angle)).toFixed(1)}`;

/** A slice of the pentagon: a fifth of it, from the middle to one edge. */
const slice = (index: number): string => {
  const angle = (index + 0.5) * FIFTH;
  return `M${at(0, 0)}L${at(462, angle - FIFTH / 2)}L${at(462, angle + FIFTH / 2)}Z`;
};

const pentagon = (radius: number): string =>
  `M${TITLE_SEGMENTS.map((_, index) => at(radius, index * FIFTH)).join('L')}Z`;

const place = (radius: number, angle: number, size: number) => ({
  x: MIDDLE + radius * Math.sin(angle) - size / 2,
  y: MIDDLE - radius * Math.cos(angle) - size / 2,
  size,
});

interface SignProps {
  readonly radius: number;
  readonly index: number;
  readonly size: number;
  readonly className: string;
  readonly name: Parameters<typeof Icon>[0]['name'];
}

function Sign({ radius, index, size, className, name }: SignProps) {
  const { x, y } = place(radius, (index + 0.5) * FIFTH, size);
  return (
    <svg x={x} y={y} width={size} height={size} className={className} aria-hidden="true">
      <Icon name={name} />
    </svg>
  );
}

/** The board and its wheel, as an ornament behind the title. */
export function TitleArt() {
  return (
    <svg className="title-art" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <defs>
        <radialGradient id="art-light" cx="0.36" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#fff3d6" stopOpacity="0.34" />
          <stop offset="0.55" stopColor="#fff3d6" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.42" />
        </radialGradient>
      </defs>
      <path d={pentagon(497)} className="art-frame" />
      <g>
        {TITLE_SEGMENTS.map((colour, index) => (
          <path key={colour} d={slice(FRONT + index)} className={`art-slice art-${colour}`} />
        ))}
        {TITLE_SEGMENTS.map((colour, index) => (
          <Sign key={colour} radius={300} index={FRONT + index} size={110} className="art-sign" name={iconOf(colour)} />
        ))}
      </g>
      <path d={pentagon(470)} fill="url(#art-light)" />
      <g>
        <circle cx={MIDDLE} cy={MIDDLE + 10} r={222} className="art-shade" />
        <circle cx={MIDDLE} cy={MIDDLE} r={212} className="art-rim" />
        <circle cx={MIDDLE} cy={MIDDLE} r={196} className="art-disc" />
        {EMBLEMS.map((emblem, index) => (
          <path key={emblem} d={`M${at(0, 0)}L${at(196, index * FIFTH)}`} className="art-spoke" />
        ))}
        {EMBLEMS.map((emblem, index) => (
          <Sign key={emblem} radius={124} index={index} size={104} className="art-emblem" name={emblem} />
        ))}
        <circle cx={MIDDLE} cy={MIDDLE} r={34} className="art-hub" />
        <circle cx={MIDDLE} cy={MIDDLE} r={212} fill="url(#art-light)" />
      </g>
    </svg>
  );
}

/** What lies behind the screens before a game: the table at dusk, and until it is drawn, or instead of it, its picture. */
export function BehindScreen() {
  const drawn = useStage(({ table3D }) => table3D === 'drawn');
  const { ref, area } = useSafeArea();
  useEffect(() => useStage.setState({ area }), [area]);
  return (
    <div className="behind through" data-drawn={drawn} aria-hidden="true">
      <div className="behind-free" ref={ref} />
      <TitleArt />
      <Table3DSlot className="behind-table" />
      <div className="behind-dusk cover" />
    </div>
  );
}
