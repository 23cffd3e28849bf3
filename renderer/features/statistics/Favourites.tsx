import type { Summary } from '../../../shared/statistics/summary.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { iconOf } from '../../game/seats/CardCounts.tsx';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { Bar } from './Bar.tsx';
import { useNumbers } from './useNumbers.ts';

/** How many cards of each colour a person has at the end. */
export function ColourTable({ summary: { cards } }: { readonly summary: Summary }) {
  const text = useText();
  const { decimal } = useNumbers();
  const most = Math.max(1, ...Object.values(cards));
  return (
    <section className="statistics-part">
      <h2>{text('statistics.colours')}</h2>
      <table className="statistics-table">
        <thead className="sr-only">
          <tr>
            <th scope="col">{text('statistics.colour')}</th>
            <th scope="col">{text('statistics.colours.each')}</th>
          </tr>
        </thead>
        <tbody>
          {[...COLOURS]
            .sort((one, other) => cards[other] - cards[one])
            .map((colour) => (
              <tr key={colour}>
                <th scope="row">
                  <Icon name={iconOf(colour)} className={`ink-${colour}`} means={null} />{' '}
                  <span className="statistics-word">{text(`colour.${colour}`)}</span>
                </th>
                <td className="statistics-number">{decimal(cards[colour])}</td>
                <td className="statistics-bars">
                  <Bar part={cards[colour] / most} className={`statistics-bar-${colour}`} />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** The purple cards that lay before a person most often at the end. */
export function PurpleTable({ summary: { purple } }: { readonly summary: Summary }) {
  const text = useText();
  return (
    <section className="statistics-part">
      <h2>{text('statistics.purple')}</h2>
      {purple.length === 0 ? (
        <p className="quiet">{text('statistics.purple.none')}</p>
      ) : (
        <table className="statistics-table">
          <thead>
            <tr>
              <th scope="col">{text('statistics.purple.card')}</th>
              <th scope="col" className="statistics-number">
                {text('statistics.column.games')}
              </th>
              <th scope="col" className="statistics-number">
                {text('statistics.wins')}
              </th>
            </tr>
          </thead>
          <tbody>
            {purple.map(({ card, games, wins }) => (
              <tr key={card}>
                <th scope="row">{text.card(card)}</th>
                <td className="statistics-number">{games}</td>
                <td className="statistics-number">{wins}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
