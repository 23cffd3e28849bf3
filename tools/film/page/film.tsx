import { invalidate } from '@react-three/fiber';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import '../../../renderer/app/all.css';
import { Announcement } from '../../../renderer/features/play/Announcement.tsx';
import { createPlayback } from '../../../renderer/game/playback/playback.ts';
import type { Pace } from '../../../renderer/game/playback/timing.ts';
import { SelectionProvider } from '../../../renderer/game/selection/SelectionProvider.tsx';
import { useStage } from '../../../renderer/game/state/stage.ts';
import { useTable } from '../../../renderer/game/state/table.ts';
import { useSettings } from '../../../renderer/platform/settings.ts';
import { Table } from '../../../renderer/table3d/Table.tsx';
import { WORDS } from '../../../shared/words/words.ts';
import './remote.ts';
import { FinalCount } from './FinalCount.tsx';
import { fillPixels } from './pixels.ts';
import { holdSheets } from './sheetClock.ts';

const query = new URLSearchParams(location.search);
const reducedMotion = query.has('reduced');
const pace: Pace = { speed: query.has('fast') ? 'fast' : 'normal', reducedMotion };
// What is announced asks the settings, and style sheets ask there, as on the game's page (appearance.ts).
useSettings.setState({ speed: pace.speed, reducedMotion: reducedMotion ? 'on' : 'off' });
document.documentElement.dataset.motion = reducedMotion ? 'reduced' : 'full';
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

useStage.setState({ shown: true });
holdSheets();

createRoot(document.getElementById('root') as HTMLElement).render(
  <IntlProvider locale="en" messages={WORDS.en.messages}>
    <SelectionProvider>
      <div className="game stack tall anchor">
        <div className="table-area cover">
          <Table
            quality={query.get('tier') as 'low'}
            reducedMotion={reducedMotion}
            speed={pace.speed === 'fast' ? 'fast' : 'normal'}
            titles={WORDS.en.titles}
          />
        </div>
        <Announcement />
      </div>
      <FinalCount />
    </SelectionProvider>
  </IntlProvider>,
);
