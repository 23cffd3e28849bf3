import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../symbols/Icon.tsx';
import { Menu } from './Menu.tsx';

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen here. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly className?: string;
  /** The open menu has several options in a row: they are pictures. */
  readonly inRows?: boolean;
  readonly wordsFor: (option: Value) => ReactNode;
  /** What the open menu says of an option; left out: the same as the button. */
  readonly itemFor?: (option: Value) => ReactNode;
  readonly onChange: (option: Value) => void;
}

/** One of several options behind a button that shows the chosen one. Unlike `Segments` it leaves the arrow keys free. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, value, options, className = '', inRows = false, wordsFor, itemFor = wordsFor, onChange } = props;
  return (
    <Menu
      label={label}
      align="start"
      className={inRows ? 'menu-rows' : 'menu-choices'}
      button={
        <DropdownMenu.Trigger className={`menu-trigger ${className}`}>
          <span className="sr-only">{label}: </span>
          <span className="menu-value">{wordsFor(value)}</span>
          <Icon name="open" />
        </DropdownMenu.Trigger>
      }
    >
      <DropdownMenu.RadioGroup
        value={value}
        onValueChange={(chosen) => {
          const option = options.find((candidate) => candidate === chosen);
          if (option !== undefined) onChange(option);
        }}
      >
        {options.map((option) => (
          <DropdownMenu.RadioItem key={option} value={option} className="menu-item">
            {itemFor(option)}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </Menu>
  );
}
