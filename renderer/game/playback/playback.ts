import {
  type ActorRefFrom,
  and,
  assertEvent,
  assign,
  createActor,
  emit,
  enqueueActions,
  not,
  or,
  raise,
  type SimulatedClock,
  setup,
  stateIn,
} from 'xstate';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { logAfter } from '../../../shared/contract/gameLog.ts';
import { redact } from '../../../shared/rules/observation/redact.ts';
import type { BotPace } from '../../../shared/vocabulary/preferences.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { type PlaybackRate, type TableState, useTable } from '../state/table.ts';
import {
  afterNextEvent,
  afterScene,
  comesAtOnce,
  EMPTY,
  isSameGame,
  isSameNews,
  type PlaybackContext,
  pauseNow,
  pendingEvents,
} from './scenes.ts';
import { botsAlone, botsPlay, FAST_FACTOR, type Pace } from './timing.ts';

export type PlaybackEvent =
  /** The host sent a position that follows the newest one, or opens a game. It is shown at this pace. */
  | { readonly type: 'receive'; readonly update: GameUpdate; readonly pace: Pace }
  /** Shows the newest position at once. No event is lost: all of them are in the log. */
  | { readonly type: 'skip' }
  /**
   * Skips to the next decision at this screen, also through updates that are still to come. If bots play alone, skips
   * to the newest position.
   */
  | { readonly type: 'skipAhead' }
  /** Shows everything many times as fast, until `endFast`. */
  | { readonly type: 'fast' }
  | { readonly type: 'endFast' }
  /** Pauses until `goOn` or `step`. Decisions made at this screen are still shown. */
  | { readonly type: 'pause' }
  | { readonly type: 'goOn' }
  | { readonly type: 'togglePause' }
  /** While paused: shows one more update, or finishes the one being shown. Otherwise: pauses. */
  | { readonly type: 'step' }
  /**
   * Holds updates in the queue, because there is no table yet to show them on. Updates without animation are still
   * shown at once.
   */
  | { readonly type: 'suspend' }
  | { readonly type: 'resume' }
  /** The game leaves the table. */
  | { readonly type: 'clear' }
  /** Internal: an update that is to be queued; updates that only tell which bots think are not sent as this event. */
  | { readonly type: 'take'; readonly update: GameUpdate; readonly pace: Pace }
  /** Internal: the viewer has changed, so what the previous viewer saw is forgotten. */
  | { readonly type: 'otherEyes'; readonly viewer: Seat | null };

/** The pace at which the host's bots should go on. The pauses between their moves are made by the host. */
export interface BotPaceWish {
  readonly type: 'botPace';
  readonly pace: BotPace;
}

/** Milliseconds after a skip during which pieces still jump to their places. */
const SETTLING = 150;

/** An error in a listener is reported like any other error of the page, and playback goes on. */
function tellTable(state: Partial<TableState>): void {
  try {
    useTable.setState(state);
  } catch (fault) {
    queueMicrotask(() => {
      throw fault;
    });
  }
}

/** Asks the bots to hurry if a decision at this screen follows. If bots play alone, a skip does not hurry them. */
const wishSkip = enqueueActions<
  PlaybackContext,
  PlaybackEvent,
  undefined,
  PlaybackEvent,
  never,
  never,
  never,
  never,
  BotPaceWish
>(({ context: { update }, enqueue }) => {
  if (update === null || !botsPlay(update)) return;
  enqueue.emit({ type: 'botPace', pace: botsAlone(update) ? 'usual' : 'rush' });
});

const playbackSetup = setup({
  types: { context: {} as PlaybackContext, events: {} as PlaybackEvent, emitted: {} as BotPaceWish },
  delays: { pause: ({ context }) => pauseNow(context), settled: SETTLING },
  guards: {
    hasPending: ({ context }) => context.queue.length > 0,
    isSceneOver: ({ context }) => context.queue[0]?.events.length === 0,
    isSameNews: ({ context, event }) => event.type === 'receive' && isSameNews(context, event.update),
    comesForOtherEyes: ({ context, event }) =>
      event.type === 'receive' &&
      isSameGame(context, event.update) &&
      context.shown !== null &&
      context.shown.viewer !== event.update.view.viewer,
    comesAtOnce: ({ context, event }) => event.type === 'take' && comesAtOnce(context, event),
    /** An update that arrives while nothing is queued was caused at this screen, or asked for. */
    comesAlone: ({ context, event }) =>
      event.type === 'take' && context.queue.length === 0 && !comesAtOnce(context, event),
    endsSkip: ({ event }) => event.type === 'take' && !botsPlay(event.update),
    isLocalDecision: ({ context: { update } }) => update !== null && (!botsPlay(update) || botsAlone(update)),
    hasGame: ({ context }) => context.update !== null,
  },
  actions: {
    /** Writes the context into the store that table and panels read. */
    publish: ({ context }) => {
      const { update, log, shown, event } = context;
      const pending = pendingEvents(context);
      tellTable({ update, log, shown, event, playing: context.queue.length > 0, pendingEvents: pending });
    },
    showRate: (_, playbackRate: PlaybackRate) => tellTable({ playbackRate }),
    takeNews: assign(({ event }) => (event.type === 'receive' ? { update: event.update } : {})),
    /** Clears the queue, which may contain secrets of the previous viewer. */
    forgetSecrets: assign(({ context: { update, shown, queue }, event }) => {
      assertEvent(event, 'otherEyes');
      const reached = queue.length > 0 ? (update?.view ?? shown) : shown;
      return { shown: reached === null ? null : redact(reached, event.viewer), queue: [] };
    }),
    takeAtOnce: assign(({ context, event }) => {
      assertEvent(event, 'take');
      const { update } = event;
      return {
        update,
        log: logAfter(context.log, update),
        shown: update.view,
        event: null,
        queue: [],
        skippedEvents: context.skippedEvents || update.events.length > 0,
      };
    }),
    enqueue: assign(({ context, event }) => {
      assertEvent(event, 'take');
      const { update, pace } = event;
      const scene = { events: update.events, update, pace };
      return { update, log: logAfter(context.log, update), queue: [...context.queue, scene] };
    }),
    showNext: assign(({ context }) => afterNextEvent(context)),
    endScene: assign(({ context }) => afterScene(context)),
    finish: assign(({ context: { update, shown } }) => ({ shown: update?.view ?? shown, event: null, queue: [] })),
    noteSkipped: assign(({ context }) => ({ skippedEvents: pendingEvents(context) > 0 })),
    hurry: assign({ factor: FAST_FACTOR }),
    endHurry: assign({ factor: 1 }),
    /** Skipped events are listed in the recap, unless the curtain is down or the game is over. */
    tellSkipped: ({ context: { update, skippedEvents } }) => {
      if (!skippedEvents || update === null || update.screen.curtain !== null || update.view.result !== null) return;
      useTable.setState(({ recap }) => ({ recap: recap ?? 'skip' }));
    },
    /** Closes the recap of skipped events once everything after them was shown. */
    endRecap: ({ context: { update, queue } }) => {
      if (queue.length > 0 || update === null || botsPlay(update)) return;
      if (useTable.getState().recap === 'skip') useTable.setState({ recap: null });
    },
    forgetGame: assign(EMPTY),
    clearTable: () => useTable.setState(useTable.getInitialState(), true),
    wish: emit((_, pace: BotPace): BotPaceWish => ({ type: 'botPace', pace })),
    wishSkip,
  },
});

const usual = { type: 'wish', params: 'usual' } as const;
const rush = { type: 'wish', params: 'rush' } as const;
const showRate = (rate: PlaybackRate) => ({ type: 'showRate', params: rate }) as const;

const isSuspended = stateIn({ stage: 'suspended' });
const isStill = stateIn({ rate: { paused: 'still' } });
const isSingleStep = stateIn({ rate: { paused: 'step' } });

/** The rate at which the queue is shown: usual, fast, paused or skipping. */
const rate = playbackSetup.createStateConfig({
  initial: 'usual',
  on: {
    pause: { target: '.paused', actions: { type: 'wish', params: 'pause' } },
    goOn: { target: '.usual', actions: usual },
    togglePause: { actions: raise({ type: 'pause' }) },
    step: { actions: raise({ type: 'pause' }) },
    fast: { target: '.fast', actions: rush },
    skipAhead: [
      {
        guard: 'isLocalDecision',
        target: '.skipping.settling',
        actions: ['noteSkipped', 'wishSkip', raise({ type: 'skip' })],
      },
      {
        guard: 'hasGame',
        target: '.skipping.running',
        actions: ['noteSkipped', 'wishSkip', raise({ type: 'skip' })],
      },
    ],
    clear: '.usual',
  },
  states: {
    usual: { entry: showRate('usual') },
    fast: {
      entry: ['hurry', showRate('fast')],
      exit: 'endHurry',
      on: { endFast: { target: 'usual', actions: usual } },
    },
    skipping: {
      entry: showRate('skipping'),
      initial: 'running',
      states: {
        /** Every update is shown at once, up to the next decision at this screen. */
        running: { on: { skipAhead: { actions: 'wishSkip' }, take: { guard: 'endsSkip', target: 'settling' } } },
        settling: {
          entry: 'tellSkipped',
          after: { settled: '#playback.rate.usual' },
          on: { take: '#playback.rate.usual' },
        },
      },
    },
    paused: {
      entry: showRate('paused'),
      initial: 'still',
      on: { togglePause: { actions: raise({ type: 'goOn' }) } },
      states: {
        still: {
          on: {
            step: [{ guard: 'hasPending', target: 'step' }, { actions: { type: 'wish', params: 'step' } }],
            take: { guard: 'comesAlone', target: 'step' },
          },
        },
        /** One update is shown. */
        step: {
          on: {
            step: [{ guard: 'hasPending', target: 'still' }, { actions: { type: 'wish', params: 'step' } }],
            skip: { guard: 'hasPending', target: 'still' },
            take: { guard: 'comesAtOnce', target: 'still' },
          },
          always: { guard: and([stateIn({ show: 'showing' }), 'isSceneOver']), target: 'still' },
        },
      },
    },
  },
});

const show = playbackSetup.createStateConfig({
  initial: 'idle',
  on: {
    receive: [
      { guard: 'isSameNews', actions: ['takeNews', 'publish'] },
      {
        guard: 'comesForOtherEyes',
        actions: [
          raise(({ event }) => ({ type: 'otherEyes', viewer: event.update.view.viewer })),
          raise(({ event }) => ({ ...event, type: 'take' })),
        ],
      },
      { actions: raise(({ event }) => ({ ...event, type: 'take' })) },
    ],
    otherEyes: { target: '.idle', actions: 'forgetSecrets' },
    take: [
      {
        guard: or([stateIn({ rate: { skipping: 'running' } }), 'comesAtOnce']),
        target: '.idle',
        actions: ['takeAtOnce', 'publish'],
      },
      { actions: ['enqueue', 'publish'] },
    ],
    skip: { guard: 'hasPending', target: '.idle', actions: ['finish', 'publish'] },
    step: {
      guard: and([isSingleStep, 'hasPending']),
      target: '.idle',
      actions: ['endScene', 'publish', 'endRecap'],
    },
    pause: '.idle',
    suspend: '.idle',
    clear: { target: '.idle', actions: ['forgetGame', 'clearTable'] },
  },
  states: {
    idle: { always: { guard: and(['hasPending', not(isSuspended), not(isStill)]), target: 'showing' } },
    /** The next event of the queue is shown, or its first update is over. */
    showing: {
      always: [
        { guard: 'isSceneOver', target: 'idle', actions: ['endScene', 'publish', 'endRecap'] },
        { target: 'between', actions: ['showNext', 'publish'] },
      ],
    },
    between: {
      after: { pause: 'showing' },
      on: { fast: 'showing', endFast: { guard: stateIn({ rate: 'fast' }), target: 'showing' } },
    },
  },
});

/** Shows the events one by one, from the shown position to the host's newest one. */
export const playbackMachine = playbackSetup.createMachine({
  id: 'playback',
  type: 'parallel',
  context: EMPTY,
  states: {
    rate,
    /** Whether there is a table to play on. */
    stage: {
      initial: 'open',
      states: { open: { on: { suspend: 'suspended' } }, suspended: { on: { resume: 'open' } } },
    },
    show,
  },
});

/** The playback of one page. */
export type Playback = ActorRefFrom<typeof playbackMachine>;

/** Starts the playback of a page. Tests give it a clock of their own. `stop()` ends it. */
export const createPlayback = (clock?: Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>): Playback =>
  createActor(playbackMachine, clock === undefined ? {} : { clock }).start();

/** Finishes the playback at once when the page is hidden. Returns the function that ends this. */
export function skipWhenHidden(playback: Playback): () => void {
  const look = () => {
    if (document.hidden) playback.send({ type: 'skip' });
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
