import { takeDrawn, textureBytes, timeOfFirstPicture } from './drawLog.ts';
import './bench.ts';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { madeUpUpdate } from '../../../../renderer/game/madeUpUpdate.ts';
import { madeUpView } from '../../../../renderer/game/madeUpView.ts';
import { SelectionProvider } from '../../../../renderer/game/selection/SelectionProvider.tsx';
import { useTable } from '../../../../renderer/game/state/table.ts';
import { Table } from '../../../../renderer/table3d/Table.tsx';
import type { Observation } from '../../../../shared/rules/observation/observation.ts';
import { EXPANSIONS } from '../../../../shared/vocabulary/options.ts';
import { EPOCHS } from '../../../../shared/vocabulary/time.ts';
import { en } from '../../../../shared/words/en/index.ts';

/** Cards that each seat has bought: fifteen is a whole game's worth. */
const CARDS = 14;

const quality = new URLSearchParams(location.search).get('tier') as 'low';

/** Game 0 is a full table: five seats, everything in play, the last epoch. The others differ from it and each other. */
const viewOf = (game: number): Observation =>
  madeUpView({
    seats: game === 0 ? 5 : (([2, 3, 4, 5] as const)[game % 4] ?? 5),
    epoch: game === 0 ? 3 : (EPOCHS[game % 3] ?? 3),
    phase: game % 2 === 0 ? 'B' : 'A',
    cards: game === 0 ? CARDS : (game * 5) % CARDS,
    expansions: game === 0 ? EXPANSIONS : EXPANSIONS.slice(game % 3),
  });

const lay = (game: number): void => {
  const view = viewOf(game);
  useTable.setState({
    update: { ...madeUpUpdate(view), gameId: `bench-${game}` },
    shown: view,
    camera: { name: 'table' },
  });
};

const root = createRoot(document.getElementById('root') as HTMLElement);
const show = (): void =>
  root.render(
    <SelectionProvider>
      <Table quality={quality} reducedMotion={false} titles={en.titles} />
    </SelectionProvider>,
  );

const cardsOf = ({ seats, piles }: Observation): number =>
  seats.reduce((sum, { cards, faceDown, hand }) => sum + cards.length + faceDown.length + (hand?.length ?? 0), 0) +
  Object.values(piles).reduce((sum, { size }) => sum + size, 0);

/** What the table tells of itself; nothing while there is none. */
const told = (): DOMStringMap => document.querySelector<HTMLElement>('[data-table]')?.dataset ?? {};

/** How many pictures there had been when the camera last set out. */
let setOut: string | undefined;

window.bench = {
  takeDrawn,
  timeOfFirstPicture,
  textureBytes,
  cards: () => cardsOf(viewOf(0)),
  settled: () => told().settled === 'true' && told().frames !== setOut,
  lookFrom: (place) => {
    setOut = told().frames;
    useTable.setState({ camera: { name: place === 0 ? 'table' : 'board' } });
  },
  play: (game) => {
    // As the page does between two games: the table is taken down.
    flushSync(() => root.render(null));
    setOut = undefined;
    lay(game);
    flushSync(show);
  },
};

lay(0);
show();
