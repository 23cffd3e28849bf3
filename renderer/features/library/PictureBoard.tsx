import type { GameSummary } from '../../../shared/contract/answers.ts';
import { EMBLEMS } from '../../../shared/vocabulary/seats.ts';
import { iconOf } from '../../game/seats/Counts.tsx';
import { numeral } from '../../platform/i18n/text.ts';
import { Sign } from '../../ui/symbols/Icon.tsx';

const FIFTH = (2 * Math.PI) / 5;

interface PictureBoardProps {
  readonly game: GameSummary;
  /** Width and height, in units of the picture. */
  readonly size: number;
}

/** The board as it was dealt, the wheel as it stands, and in its middle the epoch and the phase. */
export function PictureBoard({ game, size }: PictureBoardProps) {
  const { table, players, epoch, phase, finished } = game;
  const middle = size / 2;
  const outer = middle - 2;
  const wheel = outer * 0.52;
  const at = (radius: number, fifths: number) => ({
    x: middle + radius * Math.sin(fifths * FIFTH),
    y: middle - radius * Math.cos(fifths * FIFTH) + size * 0.03,
  });
  const corner = (radius: number, fifths: number) => {
    const { x, y } = at(radius, fifths);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const hub = at(0, 0);
  return (
    <g>
      {table.segments.map((colour, index) => (
        <path
          key={colour}
          className={`picture-slice edge-${colour}`}
          d={`M${corner(0, 0)}L${corner(outer, index)}L${corner(outer, index + 1)}Z`}
        />
      ))}
      {table.segments.map((colour, index) => (
        <Sign
          key={colour}
          {...at(outer * 0.68, index + 0.5)}
          size={11}
          name={iconOf(colour)}
          className="picture-sign"
        />
      ))}
      <circle cx={hub.x} cy={hub.y} r={wheel} className="picture-wheel" />
      {EMBLEMS.map((emblem, index) => {
        const seated = players.some((player) => player.emblem === emblem);
        const place = at(wheel * 0.68, index + (table.wheel ?? 0) + 0.5);
        return (
          <g key={emblem} className={`emblem-${emblem}`} opacity={table.wheel === null ? 0.55 : 1}>
            <circle cx={place.x} cy={place.y} r={seated ? 7 : 2} className="picture-emblem" data-seated={seated} />
            {seated && <Sign {...place} size={10} name={emblem} className="picture-animal" />}
          </g>
        );
      })}
      <circle cx={hub.x} cy={hub.y} r={11} className="picture-hub" />
      {finished ? (
        <Sign {...hub} size={12} name="check" className="bright" />
      ) : (
        <text x={hub.x} y={hub.y} className="picture-epoch bold engraved">
          {numeral(epoch)}
          <tspan x={hub.x} dy="6.5" className="picture-phase">
            {phase}
          </tspan>
        </text>
      )}
    </g>
  );
}
