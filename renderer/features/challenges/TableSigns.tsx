import type { ChallengeTable } from '../../../shared/challenges/table.ts';
import { MANIFEST } from '../../../shared/vocabulary/expansions.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';

/** What is played at a table, in signs: expansions, or else a star for the advanced game and an empty one for the basic one. */
export const TableSigns = ({ mode, expansions }: Pick<ChallengeTable, 'mode' | 'expansions'>) => (
  <span className="table-signs" aria-hidden="true">
    {expansions.map((expansion) => (
      <Icon key={expansion} name={MANIFEST[expansion].symbol} means={null} />
    ))}
    {expansions.length === 0 && <Icon name={mode === 'basic' ? 'starEmpty' : 'star'} means={null} />}
  </span>
);
