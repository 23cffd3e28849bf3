// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Tooltip } from 'radix-ui';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Hint } from '../../../../renderer/ui/controls/Hint.tsx';
import { prepareDom } from '../../dom.ts';

beforeEach(prepareDom);
afterEach(cleanup);

/** A view with a button, and its hint open. */
async function openHint(): Promise<HTMLElement> {
  render(
    <Tooltip.Provider delayDuration={0}>
      <main>
        <Hint text="All that was done">
          <button type="button">Log</button>
        </Hint>
      </main>
    </Tooltip.Provider>,
  );
  fireEvent.pointerMove(screen.getByRole('button'));
  await waitFor(() => expect(document.querySelector('.hint')).not.toBeNull());
  return screen.getByRole('main');
}

it('a hint takes its place, where others make room for it', async () => {
  await openHint();
  await waitFor(() => expect(document.querySelector<HTMLElement>('.hint')?.dataset).toMatchObject({ floats: 'hint' }));
});

it('a hint goes when a dialog opens over what it belongs to', async () => {
  const view = await openHint();
  view.setAttribute('data-aria-hidden', 'true');
  await waitFor(() => expect(document.querySelector('.hint')).toBeNull());
});

it('a hint goes when what it belongs to cannot be reached any more', async () => {
  const view = await openHint();
  view.querySelector('button')?.setAttribute('inert', '');
  await waitFor(() => expect(document.querySelector('.hint')).toBeNull());
});
