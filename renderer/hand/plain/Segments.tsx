import type { ReactNode } from 'react';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly className?: string;
  readonly wordsFor: (option: Value) => ReactNode;
  readonly onChange: (option: Value) => void;
}

/** One of a few options, side by side, of the browser's own controls. In a hand this stands for `ui/controls/Segments`. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => (
  <fieldset className={`segments ${props.className ?? ''}`} aria-label={props.label}>
    {props.options.map((option) => (
      <button
        key={option}
        type="button"
        className="segment"
        data-state={option === props.value ? 'checked' : 'unchecked'}
        aria-pressed={option === props.value}
        onClick={() => props.onChange(option)}
      >
        {props.wordsFor(option)}
      </button>
    ))}
  </fieldset>
);
