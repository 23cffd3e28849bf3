import { useRef } from 'react';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { importGames } from './commands.ts';
import { useLibrary } from './library.ts';

/** Chooses files with saved games or game records to take in. */
export function ImportButton() {
  const text = useText();
  const host = useHost();
  const reading = useLibrary(({ imported }) => imported?.kind === 'reading');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        className="sr-only"
        accept=".hadara,.jsonl,.json,.txt"
        multiple
        // The button does the same for everybody.
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen again.
          event.target.value = '';
          if (files.length > 0) void importGames(host, files);
        }}
      />
      <button type="button" className="button button-quiet" onClick={() => !reading && field.current?.click()}>
        <Icon name="load" />
        {text('library.import')}
      </button>
    </>
  );
}
