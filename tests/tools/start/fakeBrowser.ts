import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How the window of the fake browser behaves once its page has connected. */
export type Behaviour = 'close' | 'quit' | 'stay' | 'fail';

const BEHAVIOURS: Readonly<Record<Behaviour, string>> = {
  close: 'await connect(); process.exit(0);',
  quit: "const socket = await connect(); socket.send(JSON.stringify({ id: 1, call: 'app.quit', input: {} }));",
  stay: "await connect(); setInterval(() => {}, 1000); process.on('SIGINT', () => {});",
  fail: 'process.exit(7);',
};

/**
 * Writes a program that stands in for a browser: it notes its arguments in `arguments.json` beside it, and opens the
 * page's session and socket as the page does.
 */
export function writeFakeBrowser(folder: string, behaviour: Behaviour): string {
  const file = path.join(folder, 'fakeBrowser.mjs');
  const ws = import.meta.resolve('ws');
  const script = `#!${process.execPath}
import { renameSync, writeFileSync } from 'node:fs';
import { WebSocket } from ${JSON.stringify(ws)};
const args = process.argv.slice(2);
const note = ${JSON.stringify(path.join(folder, 'arguments.json'))};
// Renamed into place, so that nobody reads half of it.
writeFileSync(note + '.part', JSON.stringify({ args, pid: process.pid }));
renameSync(note + '.part', note);
const { origin, hash } = new URL(args[0].slice('--app='.length));
async function connect() {
  const body = new URLSearchParams(hash.slice(1)).get('c');
  const token = await (await fetch(origin + '/session', { method: 'POST', body, headers: { origin } })).text();
  const socket = new WebSocket(origin.replace('http', 'ws') + '/ws', ['hadara.v1', 't.' + token], { origin });
  await new Promise((resolve) => socket.on('open', resolve));
  return socket;
}
${BEHAVIOURS[behaviour]}
`;
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return file;
}
