import { useEffect } from 'react';
import { Table3DSlot } from './Table3DSlot.tsx';
import { TitleArt } from './TitleArt.tsx';
import { useTable3D } from './table3DStore.ts';
import { useSafeArea } from './useSafeArea.ts';

/** What lies behind the screens before a game: the table at dawn, and until it is drawn, or instead of it, its picture. */
export function BehindScreen() {
  const drawn = useTable3D(({ state }) => state === 'drawn');
  const { ref, area } = useSafeArea();
  useEffect(() => useTable3D.setState({ area }), [area]);
  return (
    <div className="behind through" data-drawn={drawn} aria-hidden="true">
      <div className="behind-free" ref={ref} />
      <TitleArt />
      <Table3DSlot className="behind-table" />
      <div className="behind-dawn" />
    </div>
  );
}
