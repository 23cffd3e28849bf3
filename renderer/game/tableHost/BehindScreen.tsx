import { Table3DSlot } from './Table3DSlot.tsx';

/** What lies behind the screens before a game: the picture of the title. The table is prepared meanwhile, unseen. */
export function BehindScreen() {
  return (
    <div className="behind through" aria-hidden="true">
      <Table3DSlot className="behind-table" />
      <div className="behind-picture" />
      <div className="behind-dusk cover" />
    </div>
  );
}
