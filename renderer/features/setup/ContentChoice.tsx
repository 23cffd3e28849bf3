import { useEffect, useEffectEvent, useState } from 'react';
import type { ContentFolder } from '../../../shared/contract/answers.ts';
import { type ContentId, STANDARD_CONTENT } from '../../../shared/vocabulary/pieces.ts';
import { ask, useHost } from '../../platform/host.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { Segments } from '../../ui/controls/Segments.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { badEntries, optionsOf, stillChosen } from './contentOptions.ts';

interface FolderReading {
  /** What was read last; `null` before. */
  readonly folder: ContentFolder | null;
  readonly state: 'idle' | 'reading' | 'failed';
  /** Whether the chosen content was no longer there. */
  readonly gone: boolean;
  readonly read: () => Promise<void>;
  /** Writes a file to start from, and reads the folder. */
  readonly copy: () => Promise<void>;
}

/** The folder of the player's content files, as far as it was read; the choice is adjusted to what is found there. */
function useContentFolder(chosen: ContentId, onChoose: (id: ContentId) => void): FolderReading {
  const host = useHost();
  const [{ folder, state, gone }, set] = useState<Pick<FolderReading, 'folder' | 'state' | 'gone'>>({
    folder: null,
    state: 'idle',
    gone: false,
  });
  const take = async (call: 'content.list' | 'content.copy') => {
    set((now) => ({ ...now, state: 'reading' }));
    const fresh = await ask(host, call, {});
    if (fresh === null) {
      set((now) => ({ ...now, state: 'failed' }));
      return;
    }
    const next = stillChosen(chosen, folder, fresh);
    set({ folder: fresh, state: 'idle', gone: next === STANDARD_CONTENT && chosen !== STANDARD_CONTENT });
    if (next !== chosen) onChoose(next);
  };
  const read = () => take('content.list');
  const readFirst = useEffectEvent(() => {
    // Players with the standard content never need the folder.
    if (chosen !== STANDARD_CONTENT) void read();
  });
  useEffect(() => readFirst(), []);
  return { folder, state, gone, read, copy: () => take('content.copy') };
}

interface ContentChoiceProps {
  readonly chosen: ContentId;
  readonly onChoose: (id: ContentId) => void;
}

/** Which content the game is played with (rules §15): folded away for players with the standard one. */
export function ContentChoice({ chosen, onChoose }: ContentChoiceProps) {
  const text = useText();
  const reading = useContentFolder(chosen, onChoose);
  const { folder, state, read } = reading;
  const [open, setOpen] = useState(chosen !== STANDARD_CONTENT);
  return (
    <details
      name="setup-more"
      className="setup-more"
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && folder === null && state === 'idle') void read();
      }}
    >
      <summary>{text('content.summary', { name: nameOf(chosen, folder) })}</summary>
      <div className="content-body stack gap-6">
        <p className="setup-note">{text('content.detail')}</p>
        {reading.gone && <p className="failure">{text('content.gone')}</p>}
        {folder !== null && (
          <Segments
            label={text('content.choose')}
            className="content-options"
            value={chosen}
            options={optionsOf(folder).map(({ id }) => id)}
            wordsFor={(id) => <OptionWords id={id} folder={folder} />}
            onChange={onChoose}
          />
        )}
        {folder !== null && <BadFiles folder={folder} />}
        {folder !== null && folder.unread > 0 && (
          <p className="setup-note">
            {text('content.unlisted', { count: folder.unread, read: folder.entries.length })}
          </p>
        )}
        <p className="sr-only" role="status">
          {statusWords(reading, text)}
        </p>
        {state === 'failed' && <p className="failure">{text('content.unread')}</p>}
        <FolderTools reading={reading} />
      </div>
    </details>
  );
}

/** For the summary: `standard`, `own`, or the name of a file. */
function nameOf(chosen: ContentId, folder: ContentFolder | null): string {
  if (chosen === STANDARD_CONTENT) return 'standard';
  return folder?.entries.find(({ id }) => id === chosen)?.file ?? 'own';
}

function statusWords({ folder, state }: FolderReading, text: Text): string {
  if (state === 'reading') return text('content.reading');
  if (folder === null) return '';
  if (folder.entries.length === 0) return text('content.none');
  return text('content.count', { good: optionsOf(folder).length - 1, bad: badEntries(folder).length });
}

function OptionWords({ id, folder }: { readonly id: ContentId; readonly folder: ContentFolder }) {
  const text = useText();
  const standard = id === STANDARD_CONTENT;
  const files = optionsOf(folder).find((option) => option.id === id)?.files ?? [];
  return (
    <>
      <b>{standard ? text('content.standard') : files.join(', ')}</b>
      <span>{text(standard ? 'content.standard.detail' : 'content.own.detail')}</span>
    </>
  );
}

/** Files that cannot be chosen, each with its problem. */
function BadFiles({ folder }: { readonly folder: ContentFolder }) {
  const text = useText();
  const bad = badEntries(folder);
  if (bad.length === 0) return null;
  return (
    <ul className="content-bad stack gap-4" aria-label={text('content.bad')}>
      {bad.map(({ file, problem }) => (
        <li key={file}>
          <Icon name="warning" />
          <div>
            <b>{file}</b>
            {problem.place !== '' && <p className="brass">{text('content.place', { place: problem.place })}</p>}
            <p>{problem.message}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function FolderTools({ reading: { folder, read, copy } }: { readonly reading: FolderReading }) {
  const text = useText();
  return (
    <>
      {folder !== null && (
        <p className="content-folder dim">
          {text('content.folder')} <code>{folder.folder}</code>
        </p>
      )}
      {folder !== null && folder.entries.length === 0 && <p className="setup-note">{text('content.none')}</p>}
      <div className="wrap gap-5">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {text('content.copy')}
        </button>
        <button type="button" className="button button-quiet" onClick={() => void read()}>
          {text('content.refresh')}
        </button>
      </div>
    </>
  );
}
