import { createRoot } from 'react-dom/client';
import { CardSheet } from './CardSheet.tsx';
import { Panels } from './Panels.tsx';
import { TablePage } from './TablePage.tsx';

const query = new URLSearchParams(location.search);
const root = document.getElementById('root');
document.body.style.margin = '0';
if (root !== null) {
  createRoot(root).render(
    query.get('page') === 'cards' ? (
      <CardSheet
        epoch={Number(query.get('epoch') ?? 1)}
        scale={Number(query.get('scale') ?? 0.75)}
        columns={Number(query.get('columns') ?? 10)}
        added={query.has('added')}
        face={query.get('face') ?? 'pile'}
      />
    ) : (
      <>
        <TablePage query={query} />
        {query.has('panels') && <Panels />}
      </>
    ),
  );
}
