import { categoriesIn } from '../../../shared/vocabulary/options.ts';
import type { ScoreCategory } from '../../../shared/vocabulary/score.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useGame, usePointsHidden } from '../../game/game.ts';
import { rowTitle } from '../../game/ScoreRows.tsx';
import { useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

function useCategories(): readonly { readonly category: ScoreCategory; readonly title: string }[] {
  const text = useText();
  const { expansions } = useGame().view.options;
  return categoriesIn(expansions).map((category) => ({
    category,
    title: rowTitle(category, expansions, text),
  }));
}

/** What every seat would score if the game ended now, by category (rules §8); public. */
export function PointsSoFar() {
  const text = useText();
  const { update, view } = useGame();
  const categories = useCategories();
  if (usePointsHidden(view)) return <p className="quiet">{text('foresight.points.hidden')}</p>;
  return (
    <>
      <p className="quiet">{text('foresight.points.note')}</p>
      <table className="foresight-table table">
        <thead>
          <tr>
            <th scope="col">{text('score.category')}</th>
            {update.players.map(({ name, emblem }) => (
              <th key={emblem} scope="col">
                <Emblem emblem={emblem} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ category, title }) => (
            <tr key={category}>
              <th scope="row">{title}</th>
              {view.seats.map(({ score }, seat) => (
                <td key={update.players[seat]?.emblem}>{score[category]}</td>
              ))}
            </tr>
          ))}
          <tr className="bold large">
            <th scope="row">{text('score.total')}</th>
            {view.seats.map(({ score }, seat) => (
              <td key={update.players[seat]?.emblem}>{score.total}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** The same of one seat, in short. */
export function PointsOf({ seat }: { readonly seat: Seat }) {
  const text = useText();
  const { view } = useGame();
  const categories = useCategories();
  const hidden = usePointsHidden(view);
  const score = view.seats[seat]?.score;
  if (score === undefined || hidden) return null;
  return (
    <section className="foresight-block">
      <h3 className="bright text-10-5">
        {text('foresight.part.points')}{' '}
        <small className="dim text-9 light">
          <Icon name="points" /> {score.total}
        </small>
      </h3>
      <ul className="foresight-points">
        {categories.map(({ category, title }) => (
          <li key={category} className="flex apart gap-6" data-none={score[category] === 0}>
            <span>{title}</span> <b>{score[category]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
