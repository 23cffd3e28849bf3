import { HAND_ENDS, HAND_PROTOCOL, type HandEnd, isPassing } from '../../shared/contract/handLine.ts';
import { createPage } from '../game/page.ts';
import { openTable, showUpdate } from '../game/showUpdate.ts';
import { useTable } from '../game/state/table.ts';
import { useApp } from '../platform/app.ts';
import { clientOver } from '../platform/client/client.ts';
import { SocketTransport } from '../platform/client/socket.ts';
import { ask, type Host, navigate } from '../platform/host.ts';
import { useSettings } from '../platform/settings.ts';
import { deviceName } from './deviceName.ts';
import { useOwnSettings } from './deviceSettings.ts';
import { type HandState, useHand } from './handState.ts';
import { forgetKey, keepKey } from './keyAtHand.ts';
import { sealedSocket } from './sealedSocket.ts';

/** Milliseconds after which a table that does not answer counts as out of reach. */
const PATIENCE = 3000;

const HAND_PATH = '/hand';

const openSocket = (): WebSocket => {
  const socket = new WebSocket(`ws://${location.host}${HAND_PATH}`, [HAND_PROTOCOL]);
  socket.binaryType = 'arraybuffer';
  return socket;
};

const endOf = (code: number): HandEnd | undefined =>
  (Object.keys(HAND_ENDS) as HandEnd[]).find((end) => HAND_ENDS[end] === code);

/** Asks for the whole game and shows it, as whenever the line has come back. */
async function openGame(host: Host): Promise<void> {
  const update = await ask(host, 'game.open', {});
  if (update !== null) await openTable(host, update);
}

/** A device that slept may hold a line that is dead without knowing it. */
function checkWhenAwake(host: Host, transport: SocketTransport): void {
  const check = (): void => {
    if (document.hidden) return;
    const timer = setTimeout(() => transport.reconnect(), PATIENCE);
    void openGame(host).finally(() => clearTimeout(timer));
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('online', check);
}

/** Shows what comes over the line, and what becomes of the line itself. */
function follow(host: Host, transport: SocketTransport): void {
  host.on('game.update', (update) => void showUpdate(host, update));
  host.on('place.settings', (settings) => useSettings.setState(settings));
  host.onLink((link) => {
    useApp.setState({ link });
    if (link === 'up') void openGame(host);
    if (link !== 'ended') return;
    host.playback.send({ type: 'clear' });
    useTable.setState(useTable.getInitialState(), true);
  });
  checkWhenAwake(host, transport);
}

/** Comes to the table by a key, and stays in touch with it from then on. */
export function connectHand(first: string): Pick<HandState, 'host' | 'introduce'> {
  let key = first;
  let newest: WebSocket;
  const open = () => {
    const raw = openSocket();
    newest = raw;
    raw.addEventListener('close', ({ code }) => {
      const end = endOf(code);
      // One that was given up may hear late that the newer one has its place.
      if (end === undefined || raw !== newest) return;
      // What is not good any more is not tried again.
      if (isPassing(end)) keepKey(localStorage, key);
      else forgetKey(localStorage);
      useHand.setState({ stage: { name: 'ended', end }, host: null });
    });
    return sealedSocket(raw, {
      key,
      name: deviceName(useOwnSettings.getState().name, navigator.userAgent),
      onWaits: () => {
        // Also by a device that is loaded anew meanwhile: the address does not tell it any more.
        keepKey(localStorage, key);
        useHand.setState({ stage: { name: 'waiting' } });
      },
      onAdmitted: (given, place) => {
        key = given;
        keepKey(localStorage, given);
        // A second screen is looked at by everybody.
        useSettings.setState({ fromSofa: place === 'table' });
        useHand.setState({ stage: { name: 'in' } });
      },
    });
  };
  const transport = new SocketTransport(open, { endless: true, isFinal: (code) => endOf(code) !== undefined });
  const host = createPage(clientOver(transport));
  // There is nowhere else to be: what comes before the whole game has been shown is asked for again.
  navigate(host, { screen: 'game' });
  follow(host, transport);
  return { host, introduce: () => transport.reconnect() };
}
