import type { ReactNode } from 'react';
import type { Entry } from '../../../shared/statistics/history.ts';
import type { Summary } from '../../../shared/statistics/summary.ts';
import { useText } from '../../platform/i18n/text.ts';
import { WatchButton } from './GamesTable.tsx';
import { useNumbers } from './useNumbers.ts';

interface FactTilesProps {
  readonly summary: Summary;
  readonly gone: readonly string[];
}

/** What one wants to know first. */
export function FactTiles({ summary, gone }: FactTilesProps) {
  const text = useText();
  const { decimal, percent } = useNumbers();
  const { games, wins, points, feedings, badlyFed, unfed } = summary;
  return (
    <dl className="statistics-facts stack gap-7">
      <Fact title={text('statistics.list')} figure={String(games)} />
      <Fact title={text('statistics.wins')} figure={percent(wins / games)}>
        {text('statistics.share', { part: wins, all: games })}
      </Fact>
      <Fact title={text('statistics.points')} figure={decimal(points)} />
      <BestGame best={summary.best} gone={gone} />
      <Fact title={text('statistics.fed')} figure={percent(badlyFed / feedings)}>
        {text('statistics.share', { part: badlyFed, all: feedings })} · {text('statistics.unfed', { count: unfed })}
      </Fact>
    </dl>
  );
}

function BestGame({ best, gone }: { readonly best: Entry; readonly gone: readonly string[] }) {
  const text = useText();
  const { gameId, finishedAt } = best.game;
  return (
    <Fact title={text('statistics.best')} figure={String(best.own.score.total)}>
      {text.day(finishedAt)}{' '}
      {gone.includes(gameId) ? <span>· {text('statistics.gone')}</span> : <WatchButton game={best.game} />}
    </Fact>
  );
}

interface FactProps {
  readonly title: string;
  readonly figure: string;
  readonly children?: ReactNode;
}

function Fact({ title, figure, children }: FactProps) {
  return (
    <div className="statistics-fact plate">
      <dt>{title}</dt>
      <dd>
        <span className="statistics-figure bright">{figure}</span>
        {children !== undefined && <span className="statistics-detail dim">{children}</span>}
      </dd>
    </div>
  );
}
