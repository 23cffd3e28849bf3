import { openPanel, useApp } from '../../platform/app.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Licences } from './Licences.tsx';

/** What this program is, whose it is, what is in it, and where its numbers come from (rules §15). */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text('about.title')} className="about" onClose={onClose}>
      <p className="about-notice well large">{text('about.unofficial')}</p>
      <Facts />
      <h3>{text('about.credits.title')}</h3>
      <p>{text('about.credits')}</p>
      <h3>{text('about.provenance.title')}</h3>
      <p>{text('about.provenance')}</p>
      <h3>{text('about.licences.title')}</h3>
      <p>{text('about.licences')}</p>
      <p>{text('licences.electron')}</p>
      <Licences />
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={() => openPanel('access')}>
          {text('access.title')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => openPanel('support')}>
          {text('support.title')}
        </button>
      </footer>
    </Modal>
  );
}

function Facts() {
  const text = useText();
  const info = useApp((app) => app.info);
  if (info === null) return null;
  const runtime = Object.entries(info.runtime).map(([name, version]) => `${name} ${version}`);
  return (
    <div className="about-facts dim small breaks">
      <p>{text('about.version', { version: info.version })}</p>
      <p>{text('about.running', { runtime: runtime.join(', ') })}</p>
      <p>{text('about.folder', { folder: info.dataFolder })}</p>
    </div>
  );
}
