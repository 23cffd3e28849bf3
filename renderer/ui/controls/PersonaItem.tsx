import type { ReactNode } from 'react';

interface PersonaItemProps {
  /** Its symbol. */
  readonly sign: ReactNode;
  readonly name: string;
  /** A few words beside the name. */
  readonly hint?: string;
  /** What the symbol says, for those who do not see it. */
  readonly spoken?: string;
  readonly line: string;
}

/** One kind of bot in a menu: symbol, name and a line of character. */
export function PersonaItem({ sign, name, hint, spoken, line }: PersonaItemProps) {
  return (
    <span className="persona-item">
      <span className="persona-sign">{sign}</span>
      <span className="persona-name">
        <b>{name}</b>
        {spoken !== undefined && <span className="sr-only">, {spoken}</span>}
        {hint !== undefined && <span className="persona-hint"> {hint}</span>}
      </span>
      <span className="persona-line">{line}</span>
    </span>
  );
}
