import type { Host } from '../../main/host/entryPoint.ts';
import type { Transport } from '../../renderer/platform/client/client.ts';

/** No carrier at all: the page's line to a host in the same program, which hands over copies like every other. */
export const inProcess = (host: Host): Transport => ({
  call: async (name, input) => structuredClone(await host.handle(name, structuredClone(input))),
  on: (listener) => host.subscribe((name, payload) => listener(name, structuredClone(payload))),
  onLink: (listener) => {
    listener('up');
    return () => undefined;
  },
  end: () => undefined,
});
