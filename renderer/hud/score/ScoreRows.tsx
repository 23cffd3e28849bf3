import type { TakenMonument } from '../../../shared/rules/observation/observation.ts';
import type { Expansion } from '../../../shared/vocabulary/options.ts';
import { SCORE_CATEGORIES, type ScoreCategory, type ScoreSheet } from '../../../shared/vocabulary/score.ts';
import { pageContent } from '../../content/pageContent.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { useGame } from '../game.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Emblem } from '../seats/Emblem.tsx';

const CATEGORY_ICONS = {
  colonies: 'colony',
  statues: 'statue',
  silver: 'medal',
  gold: 'medal',
  cards: 'card',
  coins: 'coin',
  market: 'stall',
} as const satisfies Record<ScoreCategory, IconName>;

/** Returns the rows of the sheet: that of the market only where it is played with. */
const categoriesIn = (expansions: readonly Expansion[]): readonly ScoreCategory[] =>
  SCORE_CATEGORIES.filter((category) => category !== 'market' || expansions.includes('market'));

/** The row of the statues holds the monuments too (rules §8). */
const rowTitle = (category: ScoreCategory, expansions: readonly Expansion[], text: Text): string =>
  category === 'statues' && expansions.includes('monuments')
    ? text('score.statues.monuments')
    : text(`score.${category}`);

/** Every category and seat of a score sheet (rules §8). */
export function ScoreRows({ sheet }: { readonly sheet: ScoreSheet }) {
  const text = useText();
  const { update, view } = useGame();
  const { lines, winners } = sheet;
  const { expansions } = view.options;
  return (
    <table className="score-table">
      <thead>
        <tr>
          <th scope="col">{text('score.category')}</th>
          {update.players.map((player, seat) => (
            <th key={player.emblem} scope="col" data-winner={winners.includes(seat)}>
              <Emblem emblem={player.emblem} />
              {player.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categoriesIn(expansions).map((category) => (
          <tr key={category}>
            <th scope="row">
              <Icon name={CATEGORY_ICONS[category]} className={`score-${category}`} />
              {rowTitle(category, expansions, text)}
            </th>
            {lines.map((line, seat) => (
              <td key={update.players[seat]?.emblem} data-winner={winners.includes(seat)}>
                {line[category]}
                {category === 'statues' && <MonumentShare monument={view.seats[seat]?.monument ?? null} />}
              </td>
            ))}
          </tr>
        ))}
        <tr className="score-total">
          <th scope="row">
            <Icon name="points" />
            {text('score.total')}
          </th>
          {lines.map((line, seat) => (
            <td key={update.players[seat]?.emblem} data-winner={winners.includes(seat)}>
              {line.total}
            </td>
          ))}
        </tr>
        <tr className="score-left">
          <th scope="row">{text('score.leftover')}</th>
          {lines.map((line, seat) => (
            <td key={update.players[seat]?.emblem} data-winner={winners.includes(seat)}>
              {line.leftoverCoins}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** How much of the row of the statues a monument makes (rules §10.1). */
function MonumentShare({ monument }: { readonly monument: TakenMonument | null }) {
  const text = useText();
  if (monument === null) return null;
  return <small className="score-part">{text('score.monument', { points: pointsOf(monument) })}</small>;
}

function pointsOf({ monument, side }: TakenMonument): number {
  if (monument === null) return pageContent().monuments.reusePoints;
  const { points, strength } = pageContent().monument(monument);
  return side === 'points' ? points + strength : points;
}
