import { Switch } from 'radix-ui';
import { useState } from 'react';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { exportRecord } from './commands.ts';

interface ExportDialogProps {
  readonly gameId: string;
  readonly onClose: () => void;
}

/** Asks how much the record of a finished game is to tell, and saves it as a file. */
export function ExportDialog({ gameId, onClose }: ExportDialogProps) {
  const text = useText();
  const host = useHost();
  const [withLegal, setWithLegal] = useState(false);
  return (
    <Modal title={text('library.export.title')} className="export" onClose={onClose}>
      <p>{text('library.export.text')}</p>
      <div className="setting between">
        <div className="setting-label grow strong">
          {text('library.export.legal')}
          <p className="setting-note dim light">{text('library.export.legal.detail')}</p>
        </div>
        <Switch.Root
          className="switch"
          aria-label={text('library.export.legal')}
          checked={withLegal}
          onCheckedChange={setWithLegal}
        >
          <Switch.Thumb className="switch-thumb" />
        </Switch.Root>
      </div>
      <footer className="modal-foot">
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            onClose();
            void exportRecord(host, gameId, withLegal);
          }}
        >
          <Icon name="save" />
          {text('library.export.save')}
        </button>
      </footer>
    </Modal>
  );
}
