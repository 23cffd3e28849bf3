import type { Emblem as EmblemName } from '../../shared/vocabulary/seats.ts';
import { Icon } from './symbols/Icon.tsx';

interface EmblemProps {
  readonly emblem: EmblemName;
  readonly className?: string;
}

/** A player's emblem on its shield. */
export function Emblem({ emblem, className = '' }: EmblemProps) {
  return (
    <span className={`emblem emblem-${emblem} ${className}`}>
      <Icon name={emblem} />
    </span>
  );
}
