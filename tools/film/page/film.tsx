import { invalidate } from '@react-three/fiber';
import { createRoot } from 'react-dom/client';
import { createPlayback } from '../../../renderer/game/playback/playback.ts';
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
const playback = createPlayback();

window.film = {
  lay: (update) => playback.send({ type: 'receive', update, pace: { ...pace, speed: 'instant' } }),
  tell: (update) => playback.send({ type: 'receive', update, pace }),
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
