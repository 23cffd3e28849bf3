import { useText } from '../../i18n/text.ts';
import { useApp } from '../../store/app.ts';
import { Modal } from '../controls/Modal.tsx';

/** What this program is, whose it is, and where its numbers come from (rules §15). */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const info = useApp((app) => app.info);
  return (
    <Modal title={text('about.title')} className="about" onClose={onClose}>
      <p className="about-notice">{text('about.unofficial')}</p>
      <h3>{text('about.provenance.title')}</h3>
      <p>{text('about.provenance')}</p>
      <h3>{text('about.licences.title')}</h3>
      <p>{text('about.licences')}</p>
      {info !== null && (
        <footer className="about-facts">
          <p>{text('about.version', { version: info.version })}</p>
          <p>
            {text('about.running', {
              runtime: Object.entries(info.runtime)
                .map(([name, version]) => `${name} ${version}`)
                .join(', '),
            })}
          </p>
          <p>{text('about.folder', { folder: info.dataFolder })}</p>
        </footer>
      )}
    </Modal>
  );
}
