import { useEffect, useState } from 'react';
import type { Licence } from '../../../shared/contract/answers.ts';
import { ask, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';

/** Every package that is part of the program, each with the text of its licence to unfold. */
export function Licences() {
  const text = useText();
  const host = useHost();
  const [list, setList] = useState<readonly Licence[] | null>(null);
  useEffect(() => void ask(host, 'app.licences', {}).then(setList), [host]);
  if (list === null) return null;
  if (list.length === 0) return <p>{text('licences.none')}</p>;
  return (
    <details className="licences">
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
      <pre className="licence-text well rolls">{words === '' ? text('licences.noText', { licence }) : words}</pre>
    </details>
  );
}
