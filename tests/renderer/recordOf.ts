import { expect } from 'vitest';
import type { Client } from '../../renderer/platform/client/client.ts';
import { startHost } from '../main/host/testHost.ts';
import { updateNow } from './page.tsx';

/** Checks the record of the game on the screen, which is over, as a stranger would: every decision is played again. */
export async function expectRecord(client: Client): Promise<void> {
  const { gameId } = updateNow();
  const read = await client.call('record.read', { gameId, withLegal: true });
  if (!read.ok) throw new Error(read.code);
  const imported = await (await startHost()).call('record.import', { text: read.value.text });
  expect(imported).toMatchObject({ games: [{ finished: true }] });
}
