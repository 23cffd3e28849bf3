import type { Host } from '../../shared/contract/host.ts';
import type { Reply } from '../../shared/contract/reply.ts';
import { limitOf, outgrows } from '../carrier/callLimits.ts';
import type { Page } from '../carrier/page.ts';
import { isOurs, SCHEME } from './address.ts';
import { CALL, EVENT, LISTEN } from './channels.ts';
import type { ContentsLike, ElectronLike } from './electronLike.ts';

/** As much of the frame that sends a message as its trust depends on; Electron gives `null` for one that is gone. */
type Sender = { readonly url: string; readonly parent: unknown } | null;

const isTrusted = (sender: Sender) => sender !== null && sender.parent === null && isOurs(sender.url);

const STRANGER: Reply = { ok: false, code: 'unknownCall', detail: 'not from the game page' };
const TOO_LARGE: Reply = { ok: false, code: 'badInput', detail: 'too large' };

/** Answers the page's calls, and only those of its main frame. */
export function carryCalls({ ipcMain }: ElectronLike, host: Host): void {
  ipcMain.handle(CALL, (event: { readonly senderFrame: Sender }, name: unknown, input: unknown) => {
    if (!isTrusted(event.senderFrame) || typeof name !== 'string') return STRANGER;
    return outgrows(input, limitOf(name)) ? TOO_LARGE : host.handle(name, input);
  });
}

/**
 * Sends the host's events to the page from the moment it listens: what the host has to tell at the start would be lost
 * on a page that is still loading. A page that was loaded anew takes the place of the one before.
 */
export function carryEvents({ ipcMain }: ElectronLike, host: Host): void {
  let leave = () => {};
  ipcMain.handle(LISTEN, (event: { readonly senderFrame: Sender; readonly sender: ContentsLike }) => {
    const { senderFrame, sender } = event;
    if (!isTrusted(senderFrame)) return;
    leave();
    const unsubscribe = host.subscribe((name, payload) => {
      if (!sender.isDestroyed()) sender.send(EVENT, name, payload);
    });
    leave = () => {
      sender.off('render-process-gone', leave);
      unsubscribe();
      leave = () => {};
    };
    // What a crashed page would miss waits for the one that is loaded in its place.
    sender.on('render-process-gone', leave);
  });
}

/** Serves the page's files under the game's own scheme, and beside them those that there are at the moment. */
export function servePage({ protocol }: ElectronLike, page: Page, momentary: () => Page = () => new Map()): void {
  protocol.handle(SCHEME, (request) => {
    const { pathname } = new URL(request.url);
    const file = isOurs(request.url) ? (page.get(pathname) ?? momentary().get(pathname)) : undefined;
    if (file === undefined) return new Response(null, { status: 404 });
    return new Response(file.body, { headers: file.headers });
  });
}
