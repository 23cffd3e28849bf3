import type { Colour } from '../../../shared/vocabulary/colours.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { type IconName, Sign } from '../../ui/symbols/Icon.tsx';

/** The fields of the wheel, clockwise from the left as on the table, with what each colour is good for. */
const FIELDS: readonly (readonly [Colour, IconName])[] = [
  ['yellow', 'income'],
  ['red', 'military'],
  ['green', 'food'],
  ['blue', 'culture'],
  ['purple', 'purple'],
];
const WIDTH = 160;
const HEIGHT = 120;
const CENTRE = { x: WIDTH / 2, y: 62 };
const SIGN = 16;

/** A point so far from the centre of the wheel, counted in fields from the first. */
function pointAt(field: number, distance: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI * (-1 + (2 * field) / FIELDS.length) - Math.PI / 10;
  return { x: CENTRE.x + distance * Math.cos(angle), y: CENTRE.y + distance * Math.sin(angle) };
}

const corner = (field: number): string => {
  const { x, y } = pointAt(field - 0.5, 56);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** Five fields, and a figure that goes round them. */
const Turns = () => (
  <>
    {FIELDS.map(([colour, sign], field) => (
      <g key={colour}>
        <path
          d={`M${CENTRE.x} ${CENTRE.y}L${corner(field)}L${corner(field + 1)}z`}
          className="game-picture-field"
          style={{ fill: `var(--${colour})` }}
        />
        <Sign name={sign} className="game-picture-sign" size={SIGN} {...pointAt(field, 34)} />
      </g>
    ))}
    <circle cx={CENTRE.x} cy={CENTRE.y} r="13" className="game-picture-hub" />
    {/* At the first field; the style sheet turns it round the centre. */}
    <circle {...{ cx: pointAt(0, 17).x, cy: pointAt(0, 17).y }} r="4.5" className="game-picture-figure" />
  </>
);

/** A card that goes to one's board, or for coins. */
const OneCard = () => (
  <>
    <rect x="30" y="26" width="48" height="68" rx="5" className="game-picture-card" style={{ fill: 'var(--yellow)' }} />
    <Sign name="income" className="game-picture-sign" x={54} y={60} size={26} />
    <path d="M84 50L104 36M84 70L104 84" className="game-picture-way" />
    <Sign name="board" className="game-picture-thing" x={122} y={34} size={30} />
    <Sign name="coin" className="game-picture-thing" x={122} y={86} size={30} />
  </>
);

const EPOCHS = [1, 2, 3];

/** Three epochs, and the points at their end. */
const Aim = () => (
  <>
    {EPOCHS.map((epoch) => (
      <g key={epoch}>
        <rect x={-16 + 32 * epoch} y="46" width="28" height="28" rx="4" className="game-picture-hub" />
        <text x={-2 + 32 * epoch} y="65" className="game-picture-epoch">
          {numeral(epoch)}
        </text>
      </g>
    ))}
    <Sign name="points" className="game-picture-thing" x={132} y={60} size={40} />
  </>
);

const PARTS = [Turns, OneCard, Aim];

interface GamePictureProps {
  readonly captions: readonly MessageKey[];
}

/** A whole game in one picture: the turns, what one does in each, and what wins; its words say the same. */
export function GamePicture({ captions }: GamePictureProps) {
  const text = useText();
  return (
    <ol className="game-picture stack gap-10">
      {PARTS.map((Part, index) => {
        const caption = captions[index];
        return (
          <li key={caption}>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
              <Part />
            </svg>
            {caption !== undefined && <p>{text(caption)}</p>}
          </li>
        );
      })}
    </ol>
  );
}
