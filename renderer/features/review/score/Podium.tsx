import { type CSSProperties, useEffect } from 'react';
import type { Player } from '../../../../shared/contract/tableSetup.ts';
import { ranksOf, type ScoreCategory, type ScoreSheet } from '../../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import type { MessageKey } from '../../../../shared/words/words.ts';
import {
  type Count,
  columnShare,
  countedParts,
  countedPoints,
  countedTotal,
  isCrowning,
  leadersAt,
  podiumShare,
} from '../../../game/counting.ts';
import { useGame } from '../../../game/game.ts';
import { wordsOf } from '../../../game/remarks/botComments.ts';
import { CATEGORY_ICONS, rowTitle, SeatPillar } from '../../../game/ScoreRows.tsx';
import { standingsOf } from '../../../game/standings.ts';
import { type Celebration, useStage } from '../../../game/state/stage.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';

/** What a bot says about the end of a game. */
interface ClosingComment {
  readonly name: string;
  readonly words: MessageKey;
}

/** The winner's word where a bot has won, else that of the best bot; `null` where none has played. */
export function closingComment({ lines, winners }: ScoreSheet, players: readonly Player[]): ClosingComment | null {
  const [best] = players
    .flatMap(({ name, controller }, seat) =>
      controller.kind === 'bot'
        ? [{ name, bot: controller, won: winners.includes(seat), total: lines[seat]?.total ?? 0 }]
        : [],
    )
    .sort((one, other) => Number(other.won) - Number(one.won) || other.total - one.total);
  if (best === undefined) return null;
  return { name: best.name, words: wordsOf(best.bot, best.won ? 'won' : 'lost', best.total) };
}

const LEAVES = 80;

/** Of a leaf that falls: from where across the window, when, how fast, how far aside, how large, and how it is turned. */
const leafStyle = (index: number): CSSProperties => {
  // Scattered, and the same each time.
  const share = (what: number): number => Math.abs(Math.sin(index * 127.1 + what * 311.7) * 43758.5453) % 1;
  return {
    left: `${share(0) * 100}%`,
    scale: 0.6 + share(1) * 0.7,
    '--late': share(2),
    '--slow': 1 + share(3) * 0.8,
    '--aside': share(4) * 2 - 1,
    '--turned': share(5) * 2 - 1,
  } as CSSProperties;
};

/** Laurel leaves that fall over the winner's city, once. */
const Leaves = () => (
  <div className="podium-leaves">
    {Array.from({ length: LEAVES }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are always the same.
      <i key={index} style={leafStyle(index)} />
    ))}
  </div>
);

/**
 * How many places each seat moves to the right when all step to their places on the podium: whoever is first into the
 * middle, the second at the left, the third at the right, and so on.
 * @param standings all seats, the first one first
 */
export function stepsOnPodium(standings: readonly Seat[]): readonly number[] {
  const order: Seat[] = [];
  for (const [rank, seat] of standings.entries()) {
    if (rank % 2 === 0) order.push(seat);
    else order.unshift(seat);
  }
  return standings.map((_, seat) => order.indexOf(seat) - seat);
}

/**
 * How many others each seat passes in front of, and after how many it is told which place it has won: who has won is before all others.
 * @param standings all seats, the first one first
 */
export const frontOnPodium = (standings: readonly Seat[]): readonly number[] =>
  standings.map((_, seat) => standings.length - 1 - standings.indexOf(seat));

/** Rays behind those who have won, where they stand in the end. */
const Rays = ({ winners, steps }: { readonly winners: readonly Seat[]; readonly steps: readonly number[] }) =>
  winners.map((seat) => (
    <i key={seat} className="podium-rays" style={{ '--at': seat + (steps[seat] ?? 0) } as CSSProperties} />
  ));

/**
 * Whether a seat is counted now; before and after it stands in shade, so that one knows where to look. `undefined` when all of
 * them are: then all stand in the light.
 */
const turnOf = (seat: Seat, { seats }: Count, of: number): 'now' | 'before' | 'after' | undefined => {
  if (seats === of) return undefined;
  if (seat === seats) return 'now';
  return seat < seats ? 'after' : 'before';
};

interface PodiumProps {
  readonly sheet: ScoreSheet;
  readonly categories: readonly ScoreCategory[];
  readonly count: Count;
  /** Who has won, in a sentence. */
  readonly verdict: string;
}

/** Leads the camera of the table: to what is counted, as long as it is counted, then to the winner's city. */
function useCelebration(
  { lines, winners: [winner] }: ScoreSheet,
  categories: readonly ScoreCategory[],
  counted: number,
): void {
  const seats = lines.length;
  useEffect(() => {
    const celebration: Celebration =
      counted === categories.length && winner !== undefined
        ? { kind: 'winner', seat: winner }
        : { kind: 'count', parts: countedParts(categories, seats), counted };
    useStage.setState({ celebration });
  }, [categories, seats, winner, counted]);
  useEffect(() => () => useStage.setState({ celebration: null }), []);
}

/**
 * While points are counted: everybody on a pillar before the table, higher with each thing that is counted, and at the end
 * who has won. Screen readers have the whole sheet already.
 */
export function Podium({ sheet, categories, count, verdict }: PodiumProps) {
  const text = useText();
  const { update, view } = useGame();
  const crowned = isCrowning(count, categories.length);
  const leaders = leadersAt(sheet, categories, count);
  const category = categories[count.whole];
  const highest = Math.max(...sheet.lines.map(({ total }) => total));
  const totals = sheet.lines.map((line, seat) => countedTotal(line, categories, seat, count));
  const lead = Math.max(...totals);
  const shares = totals.map((total) => (crowned ? podiumShare(total, totals) : columnShare(total, lead, highest)));
  const said = crowned ? closingComment(sheet, update.players) : null;
  const standings = crowned ? standingsOf(sheet) : [];
  const steps = stepsOnPodium(standings);
  const front = frontOnPodium(standings);
  const won = crowned ? ranksOf(sheet.lines) : [];
  useCelebration(sheet, categories, count.whole);
  return (
    <div
      className="podium cover stack inmiddle"
      data-crowned={crowned}
      style={{ '--others': update.players.length - 1 } as CSSProperties}
      aria-hidden="true"
    >
      {crowned && <Leaves />}
      <div className="podium-words centred" key={category ?? 'crowned'}>
        <p className="podium-title bold engraved bright">
          {category !== undefined && <Icon name={CATEGORY_ICONS[category]} className={`podium-${category}`} />}
          {category === undefined ? verdict : rowTitle(category, view.options.expansions, text)}
        </p>
        {said !== null && (
          <p className="podium-said soft">{text('remark.said', { name: said.name, words: text(said.words) })}</p>
        )}
      </div>
      <div className="podium-seats flex">
        {crowned && <Rays winners={sheet.winners} steps={steps} />}
        {update.players.map((player, seat) => {
          const line = sheet.lines[seat];
          if (line === undefined) return null;
          const points = category === undefined ? null : countedPoints(line[category], count.whole, seat, count);
          return (
            <div
              key={player.emblem}
              className="podium-seat anchor stack inmiddle"
              data-turn={category === undefined ? undefined : turnOf(seat, count, update.players.length)}
              style={{ '--steps': steps[seat] ?? 0, '--front': front[seat] ?? 0 } as CSSProperties}
            >
              <SeatPillar
                player={player}
                points={totals[seat] ?? 0}
                share={shares[seat] ?? 0}
                leads={leaders.includes(seat)}
              />
              {category !== undefined && (
                <span className="podium-gain lacquer bold gap-3-5" data-shown={points !== null && points !== 0}>
                  <Icon name={CATEGORY_ICONS[category]} className={`podium-${category}`} />
                  {text.signed(points ?? 0)}
                </span>
              )}
              {won[seat] !== undefined && (
                <span className="podium-place centre bold" data-first={won[seat] === 1}>
                  {won[seat]}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
