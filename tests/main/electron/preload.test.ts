import { expect, it, vi } from 'vitest';
import { runPreload } from '../carriers.ts';

it('gives the page two functions and nothing of Electron', async () => {
  const listeners = new Map<string, (event: object, ...values: unknown[]) => void>();
  const ipcRenderer = {
    invoke: vi.fn(async () => 'reply'),
    on: (channel: string, listener: (event: object, ...values: unknown[]) => void) => listeners.set(channel, listener),
    off: vi.fn(),
  };
  const exposed = runPreload({ ipcRenderer });
  expect(Object.keys(exposed)).toEqual(['hadara']);
  const bridge = exposed.hadara as {
    call: (name: string, input: unknown) => Promise<unknown>;
    on: (listener: (...values: unknown[]) => void) => () => unknown;
  };
  expect(Object.keys(bridge)).toEqual(['call', 'on']);

  expect(await bridge.call('app.info', {})).toBe('reply');
  expect(ipcRenderer.invoke).toHaveBeenLastCalledWith('hadara:call', 'app.info', {});

  const heard = vi.fn();
  const stop = bridge.on(heard);
  expect(ipcRenderer.invoke).toHaveBeenLastCalledWith('hadara:listen');
  listeners.get('hadara:event')?.({ sender: 'secret' }, 'notice', { code: 'x' });
  expect(heard).toHaveBeenCalledExactlyOnceWith('notice', { code: 'x' });
  expect(stop()).toBeUndefined();
  expect(ipcRenderer.off).toHaveBeenCalledWith('hadara:event', listeners.get('hadara:event'));
});
