import { useEffect, useMemo } from 'react';
import { madeUpUpdate } from '../../renderer/game/madeUpUpdate.ts';
import { madeUpView } from '../../renderer/game/madeUpView.ts';
import { SelectionProvider, useSelection } from '../../renderer/game/selection/SelectionProvider.tsx';
import { useTable } from '../../renderer/game/state/table.ts';
import { Table } from '../../renderer/table3d/Table.tsx';
import { EXPANSIONS } from '../../shared/vocabulary/options.ts';
import { QUALITIES } from '../../shared/vocabulary/preferences.ts';
import { WORDS } from '../../shared/words/words.ts';

declare global {
  interface Window {
    /** The table's store, to play with from the console. */
    hadaraTable?: typeof useTable;
  }
}

const within = <T extends number>(wanted: number, all: readonly T[], otherwise: T): T =>
  all.find((known) => known === wanted) ?? otherwise;

/** Shows what a choice of the position would do. */
const Considered = ({ index }: { readonly index: number }) => {
  const selection = useSelection();
  const choice = useTable(({ update }) => update?.choices[index] ?? null);
  useEffect(() => {
    selection.send({ type: 'open' });
    selection.send({ type: 'peek', choice });
  }, [selection, choice]);
  return null;
};

/**
 * The table with a made-up position: `?seats=5&epoch=2&phase=B&cards=8&expansions=monuments,market,nobles`
 * and `camera=seat2&quality=low&considered=1`.
 */
export const TablePage = ({ query }: { readonly query: URLSearchParams }) => {
  const number = (key: string, otherwise: number) => Number(query.get(key) ?? otherwise);
  if (useTable.getState().update === null) {
    const view = madeUpView({
      seats: within(number('seats', 4), [2, 3, 4, 5], 4),
      epoch: within(number('epoch', 1), [1, 2, 3], 1),
      phase: query.get('phase') === 'B' ? 'B' : 'A',
      cards: number('cards', 6),
      expansions: EXPANSIONS.filter((name) => (query.get('expansions') ?? '').split(',').includes(name)),
    });
    const update = madeUpUpdate(view);
    const stop = query.get('camera') ?? 'table';
    useTable.setState({
      update,
      shown: view,
      camera: stop.startsWith('seat')
        ? { name: 'seat', seat: Number(stop.slice(4)) }
        : { name: (['board', 'wheel', 'colonies', 'above'] as const).find((one) => one === stop) ?? 'table' },
    });
  }
  window.hadaraTable = useTable;
  const quality = query.get('quality');
  const [left = 0, right = 0, top = 0, bottom = 0] = (query.get('covered') ?? '220,340,44,0').split(',').map(Number);
  const covered = useMemo(() => ({ left, right, top, bottom }), [left, right, top, bottom]);
  return (
    <SelectionProvider>
      {query.has('considered') && <Considered index={number('considered', 0)} />}
      <Table
        quality={QUALITIES.find((known) => known === quality) ?? 'auto'}
        reducedMotion={query.has('still')}
        titles={WORDS.en.titles}
        safeArea={covered}
      />
    </SelectionProvider>
  );
};
