import type { DesktopHost, Host } from '../host/entryPoint.ts';
import type { Update, Updates } from './updates.ts';

/** The calls that bring a player to the table. */
const SITS_DOWN = new Set(['game.start', 'game.open', 'games.resume', 'replay.branch']);
const GETS_UP = 'game.leave';

export interface OfferOptions {
  readonly host: Host;
  readonly updates: Updates;
  /** Asks the player whether to fetch this version. */
  readonly ask: (version: string) => Promise<boolean>;
  readonly log: DesktopHost['log'];
}

export interface UpdateOffer {
  /** The same host, watched for whether somebody is at the table. */
  readonly host: Host;
  /** Looks for an update, once there is a page to ask on. Never rejects: what goes wrong is noted in the log. */
  look(): Promise<void>;
}

/** Asks about an update once a start: at once, or when the player gets up from the table, and never during a game. */
export function createUpdateOffer({ host, updates, ask, log }: OfferOptions): UpdateOffer {
  let playing = false;
  let waiting: Update | null = null;

  const offer = async () => {
    if (playing || waiting === null) return;
    const update = waiting;
    waiting = null;
    if (await ask(update.version)) await update.download();
  };
  const noting = (work: Promise<void>) => work.catch((error: unknown) => log.fault('update failed', error));
  const handle: Host['handle'] = async (name, input, gone) => {
    const before = playing;
    // Before the answer comes, so that no question slips in between.
    if (SITS_DOWN.has(name)) playing = true;
    const reply = await host.handle(name, input, gone);
    if (!reply.ok) playing = before;
    else if (name === GETS_UP) {
      playing = false;
      void noting(offer());
    }
    return reply;
  };
  const look = async () => {
    waiting = await updates.check();
    await offer();
  };
  return { host: { ...host, handle }, look: () => noting(look()) };
}
