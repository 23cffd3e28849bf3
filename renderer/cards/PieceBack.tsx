import { Icon, type IconName } from '../ui/symbols/Icon.tsx';
import type { Print } from './pieces.ts';
import { SYMBOL_OF_COLOUR } from './signs.ts';

const symbolOn = (print: Print): IconName => {
  if (print.kind === 'card') return SYMBOL_OF_COLOUR[print.card.colour];
  return print.kind === 'monument' ? 'monument' : 'colony';
};

/** What lies under a picture until it is painted, which a busy machine takes seconds for: a back, not a hole. */
export function PieceBack({ print }: { readonly print: Print }) {
  return (
    <span className="piece-back centre brass round">
      <Icon name={symbolOn(print)} means={null} />
    </span>
  );
}
