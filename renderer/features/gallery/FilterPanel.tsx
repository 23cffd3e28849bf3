import { ToggleGroup } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { EffectType } from '../../../shared/vocabulary/effects.ts';
import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { type Filter, ORDERS, type Order } from '../../cards/filter.ts';
import { KINDS, SETS } from '../../cards/pieces.ts';
import { iconOf } from '../../game/seats/Counts.tsx';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';

interface FilterPanelProps {
  readonly filter: Filter;
  readonly order: Order;
  /** The effects that there are to choose from. */
  readonly effects: readonly EffectType[];
  readonly onFilter: (filter: Filter) => void;
  readonly onOrder: (order: Order) => void;
}

/** What to see of the gallery, and in which order. */
export function FilterPanel({ filter, order, effects, onFilter, onOrder }: FilterPanelProps) {
  const text = useText();
  const change = (part: Partial<Filter>) => onFilter({ ...filter, ...part });
  const [unfolded, setUnfolded] = useState(false);
  return (
    <search className="gallery-filter column gap-6" aria-label={text('gallery.filter')}>
      <div className="flow gap-8">
        <input
          className="field"
          type="search"
          aria-label={text('gallery.search')}
          value={filter.words}
          placeholder={text('gallery.search.hint')}
          onChange={(event) => change({ words: event.target.value })}
        />
        <Choices
          label={text('gallery.colour')}
          isPlain
          options={COLOURS}
          chosen={filter.colours}
          wordsFor={(colour) => <Icon name={iconOf(colour)} className={`ink-${colour}`} />}
          nameFor={(colour) => text(`colour.${colour}`)}
          onChange={(colours) => change({ colours })}
        />
        <Choices
          label={text('gallery.epoch')}
          isPlain
          options={EPOCHS}
          chosen={filter.epochs}
          wordsFor={numeral}
          nameFor={(epoch) => text('bar.epoch', { epoch: numeral(epoch) })}
          onChange={(epochs) => change({ epochs })}
        />
        <button
          type="button"
          className="button button-quiet gallery-unfold"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {text('gallery.filter')}
          <Icon name="open" />
        </button>
      </div>
      <div className="gallery-choices" data-unfolded={unfolded}>
        <Choices
          label={text('gallery.kind')}
          options={KINDS}
          chosen={filter.kinds}
          wordsFor={(kind) => text(`gallery.kind.${kind}`)}
          onChange={(kinds) => change({ kinds })}
        />
        <Choices
          label={text('gallery.set')}
          options={SETS}
          chosen={filter.sets}
          wordsFor={(set) => text(`gallery.set.${set}`)}
          onChange={(sets) => change({ sets })}
        />
        <div className="gallery-field gap-2-5 stack">
          <span>{text('gallery.effect')}</span>
          <ChoiceMenu
            label={text('gallery.effect')}
            className="wide between"
            value={filter.effect}
            options={['every', 'any', ...effects] as const}
            wordsFor={(effect) => text(`gallery.effect.${effect}`)}
            onChange={(effect) => change({ effect })}
          />
        </div>
        <div className="gallery-field gap-2-5 stack">
          <span>{text('gallery.order')}</span>
          <ChoiceMenu
            label={text('gallery.order')}
            className="wide between"
            value={order}
            options={ORDERS}
            wordsFor={(one) => text(`gallery.order.${one}`)}
            onChange={onOrder}
          />
        </div>
      </div>
    </search>
  );
}

interface ChoicesProps<Value extends string | number> {
  readonly label: string;
  /** Whether what it chooses is plain from the options themselves. */
  readonly isPlain?: boolean;
  readonly options: readonly Value[];
  readonly chosen: readonly Value[];
  readonly wordsFor: (option: Value) => ReactNode;
  /** Where the words are a symbol: its name. */
  readonly nameFor?: (option: Value) => string;
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any number of a few options; none of them leaves it open. */
function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { label, isPlain = false, options, chosen, wordsFor, nameFor, onChange } = props;
  return (
    <div className="gallery-field gap-2-5 stack">
      {!isPlain && <span>{label}</span>}
      <ToggleGroup.Root
        type="multiple"
        className="wrap gap-3"
        aria-label={label}
        value={chosen.map(String)}
        onValueChange={(values) => onChange(options.filter((option) => values.includes(String(option))))}
      >
        {options.map((option) => (
          <ToggleGroup.Item
            key={option}
            value={String(option)}
            className="gallery-toggle figure middle soft pill raised"
            aria-label={nameFor?.(option)}
            title={nameFor?.(option)}
          >
            {wordsFor(option)}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}
