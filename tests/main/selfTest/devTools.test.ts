import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocketServer } from 'ws';
import { DevTools } from '../../../main/selfTest/devTools.ts';

interface Command {
  readonly id: number;
  readonly method: string;
}

/** Developer tools of a browser with one page, in which each question gets the next of these answers. */
async function toolsWith(...answers: object[]): Promise<DevTools> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const { id, method }: Command = JSON.parse(String(data));
      const known: Readonly<Record<string, object>> = {
        'Target.getTargets': { result: { targetInfos: [{ targetId: 'a', type: 'page', url: 'hadara://app/' }] } },
        'Target.attachToTarget': { result: { sessionId: 's' } },
      };
      const answer = known[method] ?? answers.shift();
      if (answer === undefined) socket.terminate();
      else socket.send(JSON.stringify({ id, ...answer }));
    }),
  );
  const tools = await DevTools.connect(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  onTestFinished(() => tools.close());
  return tools;
}

const valued = (value: unknown) => ({ result: { result: { value } } });
const NOT_YET = { error: { message: 'Cannot find default execution context' } };

it('asks on while a page is being loaded, and until it says something', async () => {
  const tools = await toolsWith(NOT_YET, valued(false), valued('here'));
  const page = await tools.page('hadara://app/');
  expect(await page.until('the page', 'document.title')).toBe('here');
});

it('says what it waited for, and what was wrong last', async () => {
  const tools = await toolsWith(NOT_YET, NOT_YET, NOT_YET, NOT_YET);
  const page = await tools.page('hadara://app/');
  await expect(page.until('the button', '1', 150)).rejects.toThrow(
    /^waited in vain for the button: .*execution context/,
  );
});

it('waits no longer once the program has gone', async () => {
  const tools = await toolsWith(valued(null));
  const page = await tools.page('hadara://app/');
  await expect(page.until('the button', '1')).rejects.toThrow(
    /^waited in vain for the button: .*the program has gone$/,
  );
  await expect(page.evaluate('1')).rejects.toThrow('the program has gone');
});

it('tells what an expression throws', async () => {
  const thrown = {
    result: { result: {}, exceptionDetails: { text: 'Uncaught', exception: { description: 'Error: no' } } },
  };
  const page = await (await toolsWith(thrown)).page('');
  await expect(page.evaluate('fail()')).rejects.toThrow('Error: no');
});
