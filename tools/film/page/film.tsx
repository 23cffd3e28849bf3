import { invalidate } from '@react-three/fiber';
import { createRoot } from 'react-dom/client';
import { receiveUpdate } from '../../../renderer/game/playback/director.ts';
import type { Pace } from '../../../renderer/game/playback/timing.ts';
import { SelectionProvider } from '../../../renderer/game/selection/SelectionProvider.tsx';
import { useTable } from '../../../renderer/game/state/table.ts';
import { Table } from '../../../renderer/table3d/Table.tsx';
import { WORDS } from '../../../shared/words/words.ts';
import './remote.ts';
import { fillPixels } from './pixels.ts';

const query = new URLSearchParams(location.search);
const reducedMotion = query.has('reduced');
const pace: Pace = { speed: query.has('fast') ? 'fast' : 'normal', reducedMotion };

window.film = {
  lay: (update) => receiveUpdate(update, { ...pace, speed: 'instant' }),
  tell: (update) => receiveUpdate(update, pace),
  event: () => useTable.getState().event?.type ?? null,
  settled: () => document.querySelector<HTMLElement>('[data-table]')?.dataset.settled === 'true',
  expose: (fill) => {
    fillPixels(fill);
    if (fill) invalidate();
  },
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <SelectionProvider>
    <Table
      quality={query.get('tier') as 'low'}
      reducedMotion={reducedMotion}
      speed={pace.speed === 'fast' ? 'fast' : 'normal'}
      titles={WORDS.en.titles}
    />
  </SelectionProvider>,
);
