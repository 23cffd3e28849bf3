import { RadioGroup } from 'radix-ui';
import type { ReactNode } from 'react';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly className?: string;
  readonly wordsFor: (option: Value) => ReactNode;
  readonly nameFor?: (option: Value) => string;
  readonly onChange: (option: Value) => void;
}

/** One of a few options, side by side. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, options, className = '', wordsFor, nameFor, onChange } = props;
  return (
    <RadioGroup.Root
      className={`segments ${className}`}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onValueChange={(chosen) => {
        const option = options.find((candidate) => candidate === chosen);
        if (option !== undefined) onChange(option);
      }}
    >
      {options.map((option) => (
        <RadioGroup.Item key={option} value={option} className="segment" aria-label={nameFor?.(option)}>
          {wordsFor(option)}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
