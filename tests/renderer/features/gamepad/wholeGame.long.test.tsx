// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useApp } from '../../../../renderer/platform/app.ts';
import { givingUp, isEnough, oneAfterTheOther } from '../../keys.ts';
import { settled, updateNow } from '../../page.tsx';
import { expectRecord } from '../../recordOf.ts';
import { goTo, pageWithPad } from './pageWithPad.tsx';

it('a whole game is played from the title to the score and back with a gamepad alone', {
  timeout: 300_000,
}, async () => {
  const { client, pad } = await pageWithPad();
  await goTo(pad, /^New game$/);
  await pad.press('confirm');
  await goTo(pad, /^Start the game$/);
  await pad.press('confirm');
  await waitFor(() => expect(useApp.getState().screen).toBe('game'));
  await settled();
  for (let decisions = 0; updateNow().view.result === null; decisions += 1) {
    expect(decisions).toBeLessThan(200);
    const before = updateNow();
    // To the decision, its first choice, and that confirmed; of several cards to give up, one below the other, and their button.
    for (let presses = 0; updateNow() === before; presses += 1) {
      expect(presses).toBeLessThan(24);
      if (isEnough()) await goTo(pad, /^(Give up|Pay) /);
      else if (givingUp() !== null) await pad.press('down');
      await pad.press('confirm');
      await act(async () => undefined);
    }
    await oneAfterTheOther();
    await settled();
    expect(document.activeElement).not.toBe(document.body);
  }
  await screen.findByRole('dialog', { name: 'Final score' });
  await expectRecord(client);
  // It begins at “Rematch”, the last of them.
  await goTo(pad, /^Back to the title$/, 'up');
  await pad.press('confirm');
  await waitFor(() => expect(useApp.getState().screen).toBe('title'));
});
