import { useEffect, useState } from 'react';
import { STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { ask, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';

/** Says whose numbers are shown, where they are not this edition's own. */
export function ContentNote() {
  const text = useText();
  const host = useHost();
  const { id } = pageContent();
  const [file, setFile] = useState('none');
  useEffect(() => {
    if (id === STANDARD_CONTENT) return;
    let gone = false;
    void ask(host, 'content.list', {}).then((folder) => {
      const found = folder?.entries.find((entry) => entry.id === id);
      if (!gone && found !== undefined) setFile(found.file);
    });
    return () => {
      gone = true;
    };
  }, [id, host]);
  return id === STANDARD_CONTENT ? null : <p className="gallery-note well">{text('gallery.own', { file })}</p>;
}
