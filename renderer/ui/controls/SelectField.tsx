import { useId } from 'react';

interface SelectFieldProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: Value;
  /** Of the label and the field together. */
  readonly className: string;
  readonly wordsFor: (option: Value) => string;
  readonly onChange: (option: Value) => void;
}

/** One of many options, in a field that unfolds, with its name above. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, options, chosen, className, wordsFor, onChange } = props;
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      <select
        className="field"
        id={id}
        value={chosen}
        onChange={({ target }) => {
          const option = options.find((candidate) => String(candidate) === target.value);
          if (option !== undefined) onChange(option);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {wordsFor(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
