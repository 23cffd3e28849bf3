import type { Advice, DecisionId } from '../../../shared/contract/answers.ts';
import type { HandCall } from '../../../shared/contract/contract.ts';
import type { Place } from '../../../shared/contract/phones.ts';
import type { PlaceSettings } from '../../../shared/contract/tableSetup.ts';
import { type CallTable, createCallHandler } from '../callHandler.ts';
import { CallRefused } from '../callRefused.ts';
import type { ContentLibrary } from '../content/contentLibrary.ts';
import type { PlaceHost } from '../entryPoint.ts';
import type { SettingsStore } from '../settings.ts';
import type { HostLog } from '../support/hostLog.ts';
import type { Advisor } from './advisor.ts';
import type { LiveGame } from './liveGame.ts';
import type { Follower } from './places.ts';

export interface PlaceHostOptions {
  readonly game: LiveGame;
  readonly contents: ContentLibrary;
  readonly settings: Pick<SettingsStore, 'current'>;
  /** Calls `listener` after each change of the settings, until the returned function is called. */
  readonly followSettings: (listener: () => void) => () => void;
  readonly advisor: Pick<Advisor, 'think'>;
  readonly log: HostLog;
}

/** Advice that a device asked for; `null` until it does. */
type Thought = { readonly decision: DecisionId; readonly advice: Promise<Advice>; drop(): void } | null;

/**
 * Gives advice to one device. However often it asks, each decision is thought about once, and one at a time, so that it
 * takes no more than one of the bots' threads.
 */
function adviceAt(follower: Follower, { advisor, settings }: PlaceHostOptions) {
  let thought: Thought = null;
  const drop = (): void => {
    thought?.drop();
    thought = null;
  };
  const ask = async (seq: number): Promise<Advice> => {
    if (!settings.current.phoneAdvice) throw new CallRefused('notYourTurn');
    const { decision, job } = await follower.adviceJob(seq);
    if (thought?.decision !== decision) {
      drop();
      const unwanted = new AbortController();
      thought = { decision, advice: advisor.think(job, unwanted.signal), drop: () => unwanted.abort() };
    }
    return thought.advice;
  };
  return { ask, drop };
}

/** Makes the host for one device. It tells what the place may know, and takes only the calls of `HAND_CALLS`. */
export function createPlaceHost(place: Place, options: PlaceHostOptions): PlaceHost {
  const { game, contents, settings, followSettings, log } = options;
  const listeners = new Set<Parameters<PlaceHost['subscribe']>[0]>();
  const follower = game.places.follow(place, (update) => {
    for (const listener of listeners) listener('game.update', update);
  });
  const advice = adviceAt(follower, options);
  const table: Pick<CallTable, HandCall> = {
    'game.open': () => follower.open(),
    'game.act': ({ seq, action }) => {
      advice.drop();
      return follower.act(seq, action);
    },
    'game.undo': ({ seq }) => follower.undo(seq),
    'advice.ask': ({ seq }) => advice.ask(seq),
    'content.read': async ({ id }) => {
      // A device may read only the content of the game on the table.
      const { content } = await game.look(({ saved }) => saved);
      if (content !== id) throw new CallRefused('contentMissing');
      return contents.prepare(id);
    },
  };
  return {
    handle: createCallHandler(table, log),
    subscribe: (listener) => {
      const tellSettings = () => listener('place.settings', placeSettingsOf(settings.current));
      listeners.add(listener);
      const unfollow = followSettings(tellSettings);
      tellSettings();
      return () => {
        listeners.delete(listener);
        unfollow();
        advice.drop();
        follower.leave();
      };
    },
  };
}

/** The settings that a device is told; all others are kept from it. */
const placeSettingsOf = ({ hidePoints, phoneAdvice }: PlaceSettings): PlaceSettings => ({ hidePoints, phoneAdvice });
