import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { useLibrary } from '../../../../renderer/features/library/library.ts';
import { recordOf } from '../../../../shared/session/records/record.ts';
import type { SavedGame } from '../../../../shared/session/saves/savedGame.ts';

/** The text of a game's record. */
export const recordText = (saved: SavedGame): string =>
  recordOf(saved, false)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Chooses a file with the button "Import record …", and waits until it was checked. */
export async function importText(text: string, name = 'game.jsonl'): Promise<void> {
  const field = document.querySelector('input[type="file"]');
  if (field === null) throw new Error('nothing to choose a file with');
  fireEvent.change(field, { target: { files: [new File([text], name)] } });
  await settledImport();
}

/** Waits until the newest import is over. */
export async function settledImport(): Promise<void> {
  await waitFor(() => expect(useLibrary.getState().imported?.kind).toMatch(/done|problem/));
  await act(() => Promise.resolve());
}
