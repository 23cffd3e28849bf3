import type { HandCall } from '../../../shared/contract/contract.ts';
import type { Place } from '../../../shared/contract/phones.ts';
import { type CallTable, createCallHandler } from '../callHandler.ts';
import { CallRefused } from '../callRefused.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import type { PlaceHost } from '../entryPoint.ts';
import type { HostLog } from '../support/hostLog.ts';
import type { LiveGame } from './liveGame.ts';

interface PlaceHostOptions {
  readonly game: LiveGame;
  readonly contents: ContentLibrary;
  readonly log: HostLog;
}

/** Makes the host of one device: it knows what its place knows, and has the calls of a hand and no others. */
export function createPlaceHost(place: Place, { game, contents, log }: PlaceHostOptions): PlaceHost {
  const listeners = new Set<Parameters<PlaceHost['subscribe']>[0]>();
  const follower = game.places.follow(place, (update) => {
    for (const listener of listeners) listener('game.update', update);
  });
  const table: Pick<CallTable, HandCall> = {
    'game.open': () => follower.open(),
    'game.act': ({ seq, action }) => follower.act(seq, action),
    'game.undo': ({ seq }) => follower.undo(seq),
    'content.read': async ({ id }) => {
      // Of the game on the table alone: which others there are is no business of a device.
      const { content } = await game.look(({ saved }) => saved);
      if (content !== id) throw new CallRefused('contentMissing');
      return contents.prepare(id);
    },
  };
  return {
    handle: createCallHandler(table, log),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        follower.leave();
      };
    },
  };
}
