import { invalidate } from '@react-three/fiber';
import { createRoot } from 'react-dom/client';
import { receiveUpdate } from '../../../renderer/director/director.ts';
import type { Pace } from '../../../renderer/director/timing.ts';
import { Table } from '../../../renderer/scene/Table.tsx';
import { useTable } from '../../../renderer/store/table.ts';
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
  <Table
    quality={query.get('tier') as 'low'}
    reducedMotion={reducedMotion}
    speed={pace.speed === 'fast' ? 'fast' : 'normal'}
    titles={WORDS.en.titles}
  />,
);
