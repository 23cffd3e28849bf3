import type { ReactNode } from 'react';
import type { Player } from '../../shared/contract/tableSetup.ts';
import type { TakenMonument } from '../../shared/rules/position/seat.ts';
import { MANIFEST } from '../../shared/vocabulary/expansions.ts';
import { categoriesIn, EXPANSIONS, type Expansion } from '../../shared/vocabulary/options.ts';
import type { AddedCategory, ScoreCategory, ScoreSheet } from '../../shared/vocabulary/score.ts';
import type { Seat } from '../../shared/vocabulary/seats.ts';
import { type Text, useText } from '../platform/i18n/text.ts';
import { pageContent } from '../platform/pageContent.ts';
import { Hint } from '../ui/controls/Hint.tsx';
import { Portrait } from '../ui/persona/Persona.tsx';
import { Icon, type IconName } from '../ui/symbols/Icon.tsx';
import { useGame } from './game.ts';
import { leadsOf, standingsOf } from './standings.ts';

const LEAVES = 8;
/** Degrees from the foot of the wreath to its first leaf, and from leaf to leaf. */
const FIRST = 22;
const STEP = 17;

const CROWN = 'M-34 -46L-41 -82L-21 -68L0 -94L21 -68L41 -82L34 -46C12 -53 -12 -53 -34 -46Z';
const CROWN_BAND = 'M-35 -51C-12 -58 12 -58 35 -51L34 -44C12 -51 -12 -51 -34 -44Z';
/** Where the pearls of its points are. */
const PEARLS = [
  [-41, -84],
  [0, -97],
  [41, -84],
] as const;

/** A wreath around an emblem of radius 50, open at the top, and a crown there for who has won. */
function WinnerWreath() {
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
      <g className="laurel-crown">
        <path className="laurel-gold" d={CROWN} />
        <path className="laurel-band" d={CROWN_BAND} />
        {PEARLS.map(([x, y]) => (
          <circle key={x} className="laurel-gold" cx={x} cy={y} r={6} />
        ))}
      </g>
    </svg>
  );
}

/** The coins that a player started with beyond the rules. */
function HandicapMark({ player: { handicap = 0 } }: { readonly player: Player }) {
  const text = useText();
  if (handicap === 0) return null;
  const words = text('seats.handicap.mark', { coins: handicap });
  return (
    <Hint text={words}>
      <span className="handicap-mark figure strong gap-2">
        +{handicap}
        <Icon name="coin" />
        <span className="sr-only">{words}</span>
      </span>
    </Hint>
  );
}

interface SeatPillarProps {
  readonly player: Player;
  readonly points: number;
  /** How high its pillar is, 0 to 1. */
  readonly share: number;
  readonly leads: boolean;
}

/** A player on a pillar that its points raise: over the column of the sheet, and while points are counted. */
export function SeatPillar({ player, points, share, leads }: SeatPillarProps) {
  return (
    <span className={`score-seat gap-2-5 stack inmiddle emblem-${player.emblem}`} data-leads={leads}>
      <span className="score-rise line wide end">
        <span className="score-figure centre anchor">
          {leads && <WinnerWreath />}
          <Portrait player={player} mood={leads ? 'pleased' : 'thoughtful'} />
        </span>
        <span
          className="score-pillar stack anchor larger"
          style={{ height: `calc(var(--lowest-pillar) + ${share} * (var(--highest-pillar) - var(--lowest-pillar)))` }}
          aria-hidden="true"
        >
          <b>{points}</b>
        </span>
      </span>
      <span className="score-name two-lines wide large">
        {player.name} <HandicapMark player={player} />
      </span>
    </span>
  );
}

type Manifest = typeof MANIFEST;
type AddedSymbols = { readonly [E in Expansion]: Manifest[E]['scores'][keyof Manifest[E]['scores']] }[Expansion];

/** The symbols of the categories that expansions bring. A wrong symbol name does not compile. */
const ADDED_SYMBOLS = Object.fromEntries<IconName>(
  EXPANSIONS.flatMap((expansion) => Object.entries<AddedSymbols>(MANIFEST[expansion].scores)),
) as Readonly<Record<AddedCategory, IconName>>;

/** The symbols of the categories. */
export const CATEGORY_ICONS: Readonly<Record<ScoreCategory, IconName>> = {
  colonies: 'colony',
  statues: 'statue',
  silver: 'medal',
  gold: 'medalGold',
  cards: 'card',
  coins: 'coin',
  ...ADDED_SYMBOLS,
};

/** The title of a row. The row of the statues also counts the monuments (rules §8). */
export const rowTitle = (category: ScoreCategory, expansions: readonly Expansion[], text: Text): string =>
  category === 'statues' && expansions.includes('monuments')
    ? text('score.statues.monuments')
    : text(`score.${category}`);

interface ScoreRowsProps {
  readonly sheet: ScoreSheet;
  /** What stands behind the heads of the columns. */
  readonly backdrop?: ReactNode;
}

/** Every category and seat of a score sheet, winners first (rules §8). */
export function ScoreRows({ sheet, backdrop }: ScoreRowsProps) {
  const text = useText();
  const { update, view } = useGame();
  const { lines, winners } = sheet;
  const { expansions } = view.options;
  const categories = categoriesIn(expansions);
  const highest = Math.max(...lines.map(({ total }) => total));
  const isTied = lines.filter(({ total }) => total === highest).length > 1;
  const leads = leadsOf(sheet);
  return (
    <table className="score-table table">
      <thead className="cloth inlaid">
        <tr>
          <th scope="col">
            {backdrop}
            <span className="anchor">{text('score.category')}</span>
          </th>
          {standingsOf(sheet).map((seat) => {
            const player = update.players[seat];
            return (
              player !== undefined && (
                <th key={player.emblem} scope="col">
                  <SeatPillar
                    player={player}
                    points={lines[seat]?.total ?? 0}
                    share={Math.max(0, lines[seat]?.total ?? 0) / Math.max(1, highest)}
                    leads={winners.includes(seat)}
                  />
                </th>
              )
            );
          })}
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <CategoryRow key={category} sheet={sheet} category={category} />
        ))}
        <Row className="score-total" sheet={sheet} told={(seat) => lines[seat]?.total}>
          <Icon name="points" />
          {text('score.total')}
        </Row>
        <Row className="score-lead" sheet={sheet} told={(seat) => text.signed(leads[seat] ?? 0)}>
          {text('score.lead')}
        </Row>
        {isTied && (
          <Row className="score-left" sheet={sheet} told={(seat) => lines[seat]?.leftoverCoins}>
            {text('score.leftover')}
          </Row>
        )}
      </tbody>
    </table>
  );
}

interface CategoryRowProps {
  readonly sheet: ScoreSheet;
  readonly category: ScoreCategory;
}

function CategoryRow({ sheet, category }: CategoryRowProps) {
  const text = useText();
  const { view } = useGame();
  return (
    <Row
      sheet={sheet}
      told={(seat) => (
        <>
          {sheet.lines[seat]?.[category]}
          {category === 'statues' && <MonumentShare monument={view.seats[seat]?.monument ?? null} />}
        </>
      )}
    >
      <Icon name={CATEGORY_ICONS[category]} className={`score-${category}`} />
      {rowTitle(category, view.options.expansions, text)}
    </Row>
  );
}

interface RowProps {
  readonly className?: string;
  readonly sheet: ScoreSheet;
  readonly told: (seat: Seat) => ReactNode;
  readonly children: ReactNode;
}

function Row({ className, sheet, told, children }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{children}</th>
      {standingsOf(sheet).map((seat) => (
        <td key={seat} data-winner={sheet.winners.includes(seat)}>
          {told(seat)}
        </td>
      ))}
    </tr>
  );
}

/** How many points of the row of the statues come from a monument (rules §10.1). */
function MonumentShare({ monument }: { readonly monument: TakenMonument | null }) {
  const text = useText();
  if (monument === null) return null;
  return <small className="block dim tiny">{text('score.monument', { points: pointsOf(monument) })}</small>;
}

function pointsOf({ monument, side }: TakenMonument): number {
  if (monument === null) return pageContent().monuments.reusePoints;
  const { points, strength } = pageContent().monument(monument);
  return side === 'points' ? points + strength : points;
}
