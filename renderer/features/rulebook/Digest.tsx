import { EXPANSIONS, type Expansion, type GameOptions } from '../../../shared/vocabulary/options.ts';
import { optionsWords } from '../../cards/cardWords.ts';
import { PieceFace } from '../../cards/PieceFace.tsx';
import { openBook } from '../../game/sheets.ts';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import type { SectionId } from '../../ui/outline.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { useOpenBook } from './book.ts';
import { figuresOf } from './figures.ts';

/** The parts of the rules on one page, in order; those of expansions follow. */
export const DIGEST = [
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

/** Returns the options of the game on the screen; `undefined` if there is none. */
export function usePlayedOptions(): GameOptions | undefined {
  const playing = useApp(({ screen }) => screen === 'game' || screen === 'replay');
  const options = useTable(({ update }) => update?.view.options);
  return playing ? options : undefined;
}

/** Where the book tells at length what the one page only touches. */
const MORE: Readonly<Record<(typeof DIGEST)[number], SectionId>> = {
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
};

type Part = (typeof DIGEST)[number] | Expansion;

/** What stands beside a part of which no piece is pictured. */
const SIGNS: Partial<Record<Part, readonly [sign: IconName, ink: string]>> = {
  aim: ['trophy', 'gold'],
  tracks: ['military', 'military'],
  phaseA: ['wheel', 'gold'],
  after: ['coin', 'coins'],
  medals: ['medalGold', 'gold'],
  end: ['points', 'points'],
};

/** A piece that a part tells of, as on the table, or a sign for it. */
function Picture({ part, section }: { readonly part: Part; readonly section: SectionId }) {
  const sign = SIGNS[part];
  const [print] = sign === undefined ? figuresOf(section, pageContent()) : [];
  return (
    <span className="digest-picture centre" aria-hidden="true">
      {print !== undefined && <PieceFace print={print} />}
      {sign !== undefined && <Icon name={sign[0]} className={`ink-${sign[1]}`} means={null} />}
    </span>
  );
}

/** The rules on one page: with the expansions in play, or all of them where nothing is played. */
export function Digest() {
  const text = useText();
  const { numbers } = useOpenBook();
  const played = usePlayedOptions();
  const expansions = played?.expansions ?? EXPANSIONS;
  const parts: readonly (readonly [Part, SectionId])[] = [
    ...DIGEST.map((part) => [part, MORE[part]] as const),
    ...expansions.map((expansion) => [expansion, expansion] as const),
  ];
  return (
    <>
      {played !== undefined && (
        <p className="digest-options strong bright">
          {text('digest.options', { options: optionsWords(played, text) })}
        </p>
      )}
      <dl className="book-digest stack gap-7">
        {parts.map(([part, section]) => (
          <div key={part}>
            <dt>
              <Picture part={part} section={section} />
              <button type="button" className="rule-link" onClick={() => openBook(section)}>
                {text(`digest.${part}.title`)}
              </button>
            </dt>
            <dd>{text(`digest.${part}`, numbers)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
