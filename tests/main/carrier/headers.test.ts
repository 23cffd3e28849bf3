import { expect, it } from 'vitest';
import { CONTENT_POLICY, type Page, pageFile } from '../../../main/carrier/page.ts';
import { servePage } from '../../../main/electron/carry.ts';
import { serveLoopback } from '../../../main/loopback/server.ts';
import { FakeElectron } from '../electron/fakeElectron.ts';
import { fakeHost } from '../electron/fakeHost.ts';

const PAGE: Page = new Map([['/', pageFile('<p>', '.html')]]);
/** What HTTP itself adds. */
const OF_THE_LINE = ['connection', 'content-length', 'date', 'keep-alive'];

async function overLoopback(): Promise<Response> {
  const { host } = fakeHost();
  const patience = { firstVisit: 60_000, reload: 60_000 };
  const server = await serveLoopback({ host, page: PAGE, port: 0, patience, onAbandoned: () => undefined });
  const response = await fetch(server.address);
  await response.text();
  await server.close();
  return response;
}

async function overElectron(): Promise<Response | undefined> {
  const electron = new FakeElectron();
  servePage(electron, PAGE);
  return electron.served.get('hadara')?.(new Request('hadara://app/'));
}

it('both carriers send the page with the same headers', async () => {
  const [loopback, electron] = await Promise.all([overLoopback(), overElectron()]);
  const headers = Object.fromEntries(loopback.headers);
  for (const name of OF_THE_LINE) delete headers[name];
  expect(Object.fromEntries(electron?.headers ?? [])).toEqual(headers);
  expect(headers['content-security-policy']).toBe(CONTENT_POLICY);
});
