import { type ActorRefFrom, assign, createActor, emit, type SnapshotFrom, setup } from 'xstate';
import type { Journey } from '../../shared/contract/menuCommand.ts';
import type { Preset } from '../../shared/vocabulary/preferences.ts';
import { type Panel, type Screen, useApp } from './app.ts';

/** A place in the program, and what it needs to be shown. */
export type Route =
  | { readonly screen: Exclude<Screen, 'setup' | 'replay'> }
  /** `preset`: the table that the set-up begins with; `null`: the one that was set up last. */
  | { readonly screen: 'setup'; readonly preset: Preset | null }
  /** `from`: where leaving the replay leads back to. */
  | { readonly screen: 'replay'; readonly gameId: string; readonly from: 'game' | 'games' };

interface Context {
  readonly route: Route;
  /** Where the menu bar would lead; set while the player is asked whether to leave the game. */
  readonly journey: Journey | null;
  /** Whether the game on the table, if there is one, is not over. */
  readonly gameGoesOn: () => boolean;
}

export type NavigationEvent =
  /** Shows a screen: dialogs close, and so does the log of another screen. */
  | { readonly type: 'enter'; readonly route: Route }
  /** A dialog opens, instead of the one that is open, or closes. */
  | { readonly type: 'openPanel'; readonly panel: Panel }
  | { readonly type: 'closePanel' }
  /** The log beside the table opens or closes. */
  | { readonly type: 'toggleLog' }
  | { readonly type: 'closeLog' }
  /** The menu bar or a key leads elsewhere. A player who would leave an unfinished game is asked first. */
  | { readonly type: 'depart'; readonly journey: Journey }
  /** The answers: to stay, or to leave; the game is saved as it is. */
  | { readonly type: 'stay' }
  | { readonly type: 'leave' }
  /** The player quits; the page may outlive the program. */
  | { readonly type: 'quit' }
  /** The program did not end: something could not be saved. */
  | { readonly type: 'unsaved' }
  /** The answer: to go on with what is not saved. */
  | { readonly type: 'keepOpen' };

/** The journey begins: whoever listens takes the page there. */
export interface Travel {
  readonly type: 'travel';
  readonly journey: Journey;
}

/**
 * Which screen is shown, with which dialog and log, and what the player is asked before the screen is left or the program
 * ends. Nothing else changes `screen`, `panel` and `logOpen` of the page.
 */
export const navigationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as NavigationEvent,
    emitted: {} as Travel,
    input: {} as Pick<Context, 'gameGoesOn'>,
  },
  guards: { leavesGame: ({ context }) => context.route.screen === 'game' && context.gameGoesOn() },
  actions: {
    show: ({ context, event }) => {
      if (event.type !== 'enter') return;
      const { screen } = event.route;
      useApp.setState(({ logOpen }) => ({ screen, panel: null, logOpen: logOpen && screen === context.route.screen }));
    },
    follow: assign(({ context, event }) => ({ route: event.type === 'enter' ? event.route : context.route })),
    openPanel: ({ event }) => {
      if (event.type === 'openPanel') useApp.setState({ panel: event.panel });
    },
    closePanel: () => useApp.setState({ panel: null }),
    toggleLog: () => useApp.setState(({ logOpen }) => ({ logOpen: !logOpen })),
    closeLog: () => useApp.setState({ logOpen: false }),
    travel: emit(({ context: { journey }, event }) => {
      const taken = event.type === 'depart' ? event.journey : journey;
      if (taken === null) throw new Error('no journey');
      return { type: 'travel', journey: taken } as const;
    }),
  },
}).createMachine({
  id: 'navigation',
  type: 'parallel',
  context: ({ input }) => ({ ...input, route: { screen: 'title' }, journey: null }),
  on: {
    openPanel: { actions: 'openPanel' },
    closePanel: { actions: 'closePanel' },
    toggleLog: { actions: 'toggleLog' },
    closeLog: { actions: 'closeLog' },
  },
  states: {
    place: {
      initial: 'here',
      on: {
        enter: { target: '.here', actions: ['show', 'follow'] },
        depart: [
          {
            guard: 'leavesGame',
            target: '.asking',
            actions: ['closePanel', assign({ journey: ({ event }) => event.journey })],
          },
          { target: '.here', actions: ['closePanel', 'travel'] },
        ],
      },
      states: {
        here: { entry: assign({ journey: null }) },
        asking: { on: { stay: 'here', leave: { target: 'here', actions: 'travel' } } },
      },
    },
    /** Whether the player has quit. */
    program: {
      initial: 'running',
      states: {
        running: { on: { quit: 'ended' } },
        ended: { on: { unsaved: 'asking' } },
        asking: { on: { keepOpen: 'running', quit: 'ended' } },
      },
    },
  },
});

/** The navigation of one page. */
export type Navigation = ActorRefFrom<typeof navigationMachine>;

export type NavigationSnapshot = SnapshotFrom<typeof navigationMachine>;

/** Whether the player is asked whether to leave the game. */
export const asksToLeave = (snapshot: NavigationSnapshot): boolean => snapshot.matches({ place: 'asking' });

/** Whether the player has quit. */
export const hasQuit = (snapshot: NavigationSnapshot): boolean => snapshot.matches({ program: 'ended' });

/** Whether the player is asked whether to quit although something is not saved. */
export const asksToQuit = (snapshot: NavigationSnapshot): boolean => snapshot.matches({ program: 'asking' });

/** Starts the navigation of a page at the title; `gameGoesOn` tells of the table. `stop()` ends it. */
export const createNavigation = (gameGoesOn: () => boolean): Navigation =>
  createActor(navigationMachine, { input: { gameGoesOn } }).start();
