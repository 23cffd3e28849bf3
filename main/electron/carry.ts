import { setMaxListeners } from 'node:events';
import type { Reply } from '../../shared/contract/reply.ts';
import { isLargerThan, limitOf, MOST_IN_FLIGHT } from '../carrier/callLimits.ts';
import type { Page } from '../carrier/page.ts';
import type { Host } from '../host/entryPoint.ts';
import { isOurs, SCHEME } from './address.ts';
import { CALL, EVENT, LISTEN } from './channels.ts';
import type { ContentsLike, ElectronLike, NavigationStart } from './electronLike.ts';

/** The parts of a sending frame that decide whether it is trusted; Electron gives `null` for one that is gone. */
type Sender = { readonly url: string; readonly parent: unknown } | null;

interface CallEvent {
  readonly senderFrame: Sender;
  readonly sender: ContentsLike;
}

const isTrusted = (sender: Sender) => sender !== null && sender.parent === null && isOurs(sender.url);

const STRANGER: Reply = { ok: false, code: 'unknownCall', detail: 'not from the game page' };
const TOO_LARGE: Reply = { ok: false, code: 'badInput', detail: 'too large' };
const BUSY: Reply = { ok: false, code: 'busy', detail: '' };

/** The calls of one page that were not answered yet. */
interface Underway {
  calls: number;
  /** Aborted when the page has gone. */
  readonly gone: AbortController;
}

function beginPage(): Underway {
  const gone = new AbortController();
  // Each call may listen for as long as it lasts.
  setMaxListeners(0, gone.signal);
  return { calls: 0, gone };
}

/** Returns a function that gives the window's present page: another one after each load and each crash. */
function followPages(contents: ContentsLike): () => Underway {
  let page = beginPage();
  const leave = () => {
    page.gone.abort();
    page = beginPage();
  };
  contents.on('render-process-gone', leave);
  contents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) leave();
  });
  return () => page;
}

/**
 * Answers the calls of the page's main frame, and no others. Electron's channel to the page cannot be paused, so calls
 * beyond `MOST_IN_FLIGHT` are refused as `busy` and not kept.
 */
export function carryCalls({ ipcMain }: ElectronLike, host: Host): void {
  const windows = new WeakMap<ContentsLike, () => Underway>();
  const pageIn = (contents: ContentsLike): Underway => {
    const follow = windows.get(contents) ?? followPages(contents);
    windows.set(contents, follow);
    return follow();
  };
  const answer = async (page: Underway, name: string, input: unknown): Promise<Reply> => {
    page.calls += 1;
    return host.handle(name, input, page.gone.signal).finally(() => {
      page.calls -= 1;
    });
  };
  ipcMain.handle(CALL, (event: CallEvent, name: unknown, input: unknown) => {
    if (!isTrusted(event.senderFrame) || typeof name !== 'string') return STRANGER;
    const page = pageIn(event.sender);
    if (page.calls >= MOST_IN_FLIGHT) return BUSY;
    return isLargerThan(input, limitOf(name)) ? TOO_LARGE : answer(page, name, input);
  });
}

/** Calls `onGone` when the window's page crashes or another one replaces it. Returns the function that ends this. */
function whenGone(contents: ContentsLike, onGone: () => void): () => void {
  // A page that is about to be left stays if leaving is refused.
  let leaves = false;
  const start = ({ isMainFrame, isSameDocument }: NavigationStart) => {
    if (isMainFrame && !isSameDocument) leaves = true;
  };
  const arrive = () => {
    if (leaves) onGone();
  };
  contents.on('render-process-gone', onGone);
  contents.on('did-start-navigation', start);
  contents.on('did-navigate', arrive);
  return () => {
    contents.off('render-process-gone', onGone);
    contents.off('did-start-navigation', start);
    contents.off('did-navigate', arrive);
  };
}

/**
 * Sends the host's events to the page as soon as it listens: while it loads, what the host tells at the start would be
 * lost. A page that is loaded again replaces the one before.
 */
export function carryEvents({ ipcMain }: ElectronLike, host: Host): void {
  let leave = () => {};
  ipcMain.handle(LISTEN, (event: CallEvent) => {
    const { senderFrame, sender } = event;
    if (!isTrusted(senderFrame)) return;
    leave();
    const unsubscribe = host.subscribe((name, payload) => {
      if (!sender.isDestroyed()) sender.send(EVENT, name, payload);
    });
    // Messages that a page missed wait for the page that replaces it.
    const unfollow = whenGone(sender, () => leave());
    leave = () => {
      unfollow();
      unsubscribe();
      leave = () => {};
    };
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
