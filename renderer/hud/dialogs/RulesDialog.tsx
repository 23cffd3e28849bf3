import { EXPANSIONS, type Expansion } from '../../../shared/vocabulary/options.ts';
import { pageContent } from '../../content/pageContent.ts';
import { useText, type Values } from '../../i18n/text.ts';
import { useApp } from '../../store/app.ts';
import { useTable } from '../../store/table.ts';
import { Modal } from '../controls/Modal.tsx';
import { optionsWords } from '../model/expansionWords.ts';

const SECTIONS = [
  'aim',
  'tracks',
  'phaseA',
  'phaseB',
  'price',
  'after',
  'colony',
  'statue',
  'feeding',
  'medals',
  'end',
] as const;

/** The rules on one page: with the expansions in play, or all of them where nothing is played. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const playing = useApp(({ screen }) => screen === 'game');
  const options = useTable(({ update }) => update?.view.options);
  const played = playing ? options : undefined;
  return (
    <Modal title={text('digest.title')} className="digest" onClose={onClose}>
      {played !== undefined && (
        <p className="digest-options">{text('digest.options', { options: optionsWords(played, text) })}</p>
      )}
      <div className="digest-columns">
        {SECTIONS.map((section) => (
          <section key={section}>
            <h3>{text(`digest.${section}.title`)}</h3>
            <p>{text(`digest.${section}`)}</p>
          </section>
        ))}
        {(played?.expansions ?? EXPANSIONS).map((expansion) => (
          <section key={expansion}>
            <h3>{text(`digest.${expansion}.title`)}</h3>
            <p>{text(`digest.${expansion}`, figuresOf(expansion))}</p>
          </section>
        ))}
      </div>
    </Modal>
  );
}

/** The numbers in the section of an expansion. */
function figuresOf(expansion: Expansion): Values {
  const { monuments, market, cards } = pageContent();
  switch (expansion) {
    case 'monuments':
      return {
        ...monuments.requirement,
        coins: monuments.reuseCoins,
        points: monuments.reusePoints,
        cost: monuments.buildCost,
      };
    case 'market':
      return {
        smallIncome: market.small.income,
        smallFood: market.small.foodSurplus,
        smallCoins: market.small.coins,
        largeIncome: market.large.income,
        largeFood: market.large.foodSurplus,
        largeCoins: market.large.coins,
        stallPoints: market.stallPoints,
      };
    case 'nobles':
      return { count: cards.filter(({ set }) => set === 'nobles').length };
  }
}
