import { useEffect } from 'react';
import { useStage } from '../state/stage.ts';
import { Table3DSlot } from './Table3DSlot.tsx';
import { TitleArt } from './TitleArt.tsx';
import { useSafeArea } from './useSafeArea.ts';

/** What lies behind the screens before a game: the table at dawn, and until it is drawn, or instead of it, its picture. */
export function BehindScreen() {
  const drawn = useStage(({ table3D }) => table3D === 'drawn');
  const { ref, area } = useSafeArea();
  useEffect(() => useStage.setState({ area }), [area]);
  return (
    <div className="behind through" data-drawn={drawn} aria-hidden="true">
      <div className="behind-free" ref={ref} />
      <TitleArt />
      <Table3DSlot className="behind-table" />
      <div className="behind-dawn" />
    </div>
  );
}
