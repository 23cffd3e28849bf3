import { EXPANSIONS, type Expansion } from '../../../shared/vocabulary/options.ts';
import { pageContent } from '../../content/pageContent.ts';
import { useText, type Values } from '../../i18n/text.ts';
import { optionsWords } from '../model/expansionWords.ts';
import { openBook } from './bookStore.ts';
import { DIGEST } from './digest.ts';
import { marketValues } from './figures.ts';
import type { SectionId } from './outline.ts';
import { usePlayedOptions } from './playedOptions.ts';

/** Where the book tells at length what the one page only touches. */
const MORE: Readonly<Record<(typeof DIGEST)[number] | Expansion, SectionId>> = {
  aim: 'aim',
  tracks: 'tracks',
  phaseA: 'phaseA',
  phaseB: 'phaseB',
  price: 'price',
  after: 'steps',
  colony: 'colony',
  statue: 'statue',
  feeding: 'feeding',
  medals: 'medals',
  end: 'scoring',
  monuments: 'monuments',
  market: 'market',
  nobles: 'nobles',
};

/** The rules on one page: with the expansions in play, or all of them where nothing is played. */
export function Digest() {
  const text = useText();
  const played = usePlayedOptions();
  const parts = [...DIGEST, ...(played?.expansions ?? EXPANSIONS)];
  return (
    <>
      {played !== undefined && (
        <p className="digest-options">{text('digest.options', { options: optionsWords(played, text) })}</p>
      )}
      <dl className="book-digest">
        {parts.map((part) => (
          <div key={part}>
            <dt>
              <button type="button" className="rule-link" onClick={() => openBook(MORE[part])}>
                {text(`digest.${part}.title`)}
              </button>
            </dt>
            <dd>{text(`digest.${part}`, figuresFor(part))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The numbers in the part about an expansion. */
function figuresFor(part: (typeof DIGEST)[number] | Expansion): Values {
  const { monuments, market, cards } = pageContent();
  switch (part) {
    case 'monuments':
      return {
        ...monuments.requirement,
        coins: monuments.reuseCoins,
        points: monuments.reusePoints,
        cost: monuments.buildCost,
      };
    case 'market':
      return marketValues(market);
    case 'nobles':
      return { count: cards.filter(({ set }) => set === 'nobles').length };
    default:
      return {};
  }
}
