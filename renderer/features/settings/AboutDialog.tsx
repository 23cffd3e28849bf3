import { useEffect, useState } from 'react';
import type { Licence } from '../../../shared/contract/answers.ts';
import { useApp } from '../../platform/app.ts';
import { ask, openPanel, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';

/** Every package that is part of the program, each with the text of its licence to unfold. */
function Licences() {
  const text = useText();
  const host = useHost();
  const [list, setList] = useState<readonly Licence[] | null>(null);
  useEffect(() => void ask(host, 'app.licences', {}).then(setList), [host]);
  if (list === null) return null;
  if (list.length === 0) return <p>{text('licences.none')}</p>;
  return (
    <details className="licences above-6">
      <summary>{text('licences.list', { count: list.length })}</summary>
      <ul>
        {list.map((entry) => (
          <li key={`${entry.name} ${entry.version}`}>
            <PackageLicence entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function PackageLicence({ entry: { name, version, licence, text: words } }: { readonly entry: Licence }) {
  const text = useText();
  return (
    <details>
      <summary>
        {name} {version} <span className="quiet">{licence}</span>
      </summary>
      <pre className="licence-text copyable well rolls">
        {words === '' ? text('licences.noText', { licence }) : words}
      </pre>
    </details>
  );
}

/** What this program is, whose it is, what is in it, and where its numbers come from (rules §15). */
export function AboutDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const host = useHost();
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
        <button type="button" className="button button-quiet" onClick={() => openPanel(host, 'access')}>
          {text('access.title')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => openPanel(host, 'stored')}>
          {text('stored.title')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => openPanel(host, 'support')}>
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
    <div className="about-facts copyable dim small breaks">
      <p>{text('about.version', { version: info.version })}</p>
      <p>{text('about.running', { runtime: runtime.join(', ') })}</p>
      <p>{text('about.folder', { folder: info.dataFolder })}</p>
    </div>
  );
}
