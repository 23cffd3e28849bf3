import { clientOver } from '../../renderer/platform/client/client.ts';

/** A line to a host that answers nothing but that a call was done. */
export const deafClient = clientOver({
  call: () => Promise.resolve({ ok: true, value: null }),
  on: () => () => undefined,
  onLink: () => () => undefined,
  end: () => undefined,
});
