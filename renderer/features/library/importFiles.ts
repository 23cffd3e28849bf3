import { isSaveFile } from '../../../shared/contract/gameFile.ts';
import { LARGEST_FILE } from '../../../shared/vocabulary/limits.ts';
import type { Answer } from '../../platform/client/client.ts';
import { type Host, valueOrNotice } from '../../platform/host.ts';
import { type FileProblem, type ImportOutcome, useLibrary } from './library.ts';

/** Characters that are enough to tell what a file is. */
const BEGINNING = 200;

/** How every game file begins: with a JSON object. */
const OBJECT = /^\uFEFF?\s*\{/;

/** Why a file need not be sent to the host at all; `null` when it is worth reading. */
function problemAtSight(file: File, beginning: string, isSave: boolean): FileProblem | null {
  const foreign = beginning !== '' && !OBJECT.test(beginning);
  if (file.size > (isSave ? LARGEST_FILE.save : LARGEST_FILE.record))
    return isSave ? { reason: 'tooLarge', detail: '' } : { line: 1, reason: 'tooLarge', detail: '' };
  if (!foreign) return null;
  return isSave ? { reason: 'notASave', detail: '' } : { line: 1, reason: 'notARecord', detail: '' };
}

/** Imports one file; `null` when the host could not be asked. */
async function importFile(host: Host, file: File): Promise<ImportOutcome | null> {
  const beginning = await file.slice(0, BEGINNING).text();
  const isSave = isSaveFile(file.name, beginning);
  const problem = problemAtSight(file, beginning, isSave);
  if (problem !== null) return { kind: 'problem', file: file.name, problem };
  const text = await file.text();
  const answer: Answer<'save.import' | 'record.import'> = isSave
    ? await host.call('save.import', { text })
    : await host.call('record.import', { text });
  const imported = valueOrNotice(answer);
  if (imported === null) return null;
  return 'problem' in imported
    ? { kind: 'problem', file: file.name, problem: imported.problem }
    : { kind: 'done', ...imported };
}

/** The same, where files can vanish or be folders. */
const tryToImport = (host: Host, file: File): Promise<ImportOutcome | null> =>
  importFile(host, file).catch(() => ({
    kind: 'problem',
    file: file.name,
    problem: { reason: 'unreadable', detail: '' },
  }));

/** Imports files one after the other until one fails, and stores the outcome. */
export async function importFiles(host: Host, files: readonly File[]): Promise<void> {
  useLibrary.setState({ imported: { kind: 'reading' } });
  let done: ImportOutcome = { kind: 'done', games: [], known: [] };
  for (const file of files) {
    const outcome = await tryToImport(host, file);
    if (outcome?.kind !== 'done') {
      useLibrary.setState({ imported: outcome });
      return;
    }
    done = { kind: 'done', games: [...done.games, ...outcome.games], known: [...done.known, ...outcome.known] };
  }
  useLibrary.setState({ imported: done });
}
