import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CardSheet } from './CardSheet.tsx';
import { Panels } from './Panels.tsx';
import { TablePage } from './TablePage.tsx';
import { TitlePicture } from './TitlePicture.tsx';

const query = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise);

const PAGES: Readonly<Record<string, () => ReactNode>> = {
  cards: () => (
    <CardSheet
      epoch={number('epoch', 1)}
      scale={number('scale', 0.75)}
      columns={number('columns', 10)}
      added={query.has('added')}
      only={query.get('only')?.split(',') ?? []}
      face={query.get('face') ?? 'pile'}
    />
  ),
  title: () => <TitlePicture width={number('width', 1720)} samples={number('samples', 16)} />,
  table: () => (
    <>
      <TablePage query={query} />
      {query.has('panels') && <Panels />}
    </>
  ),
};

const root = document.getElementById('root');
document.body.style.margin = '0';
if (root !== null) createRoot(root).render(PAGES[query.get('page') ?? 'table']?.());
