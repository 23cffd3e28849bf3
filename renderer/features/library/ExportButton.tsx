import { useState } from 'react';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { ExportDialog } from './ExportDialog.tsx';

/** Saves the record of a finished game as a file: the button, and the dialog behind it. */
export function ExportButton({ gameId }: { readonly gameId: string }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
        <Icon name="save" />
        {text('library.export')}
      </button>
      {open && <ExportDialog gameId={gameId} onClose={() => setOpen(false)} />}
    </>
  );
}
