import type { Opponent } from '../../../shared/statistics/summary.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { botWords } from './opponentWords.ts';
import { useNumbers } from './useNumbers.ts';

/** Rows at most: who was met once among fifty others is found by the filter. */
const MOST = 8;

/** Everybody whom a person has met, and how that went. */
export function OpponentTable({ opponents }: { readonly opponents: readonly Opponent[] }) {
  const text = useText();
  const { signed } = useNumbers();
  return (
    <section className="statistics-part">
      <h2>{text('statistics.opponents')}</h2>
      <table className="statistics-table">
        <thead>
          <tr>
            <th scope="col">{text('statistics.opponent')}</th>
            {(['statistics.column.games', 'statistics.ahead', 'statistics.lead'] as const).map((key) => (
              <th key={key} scope="col" className="statistics-number">
                {text(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {opponents.slice(0, MOST).map(({ key, name, emblem, bot, games, ahead, lead }) => (
            <tr key={key}>
              <th scope="row">
                {bot === null ? <Emblem emblem={emblem} /> : <Icon name="bot" means={null} />}{' '}
                {bot === null ? name : botWords(bot, text)}
              </th>
              <td className="statistics-number">{games}</td>
              <td className="statistics-number">{ahead}</td>
              <td className="statistics-number">{signed(lead)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
