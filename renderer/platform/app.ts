import { create } from 'zustand';
import type { AppInfo, GameSummary, Notice } from '../../shared/contract/answers.ts';
import type { Journey } from '../../shared/contract/menuCommand.ts';
import type { Preset } from '../../shared/vocabulary/preferences.ts';
import type { FailureCode, Link } from './client/client.ts';

/**
 * The names of all screens (`screen`) and dialogs (`panel`). They follow from the list of features, which this file may not
 * import: `renderer/app/features.ts` adds them here.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled elsewhere
export interface Names {}

export type Screen = Names extends { readonly screen: infer Name extends string } ? Name : never;
export type Panel = Names extends { readonly panel: infer Name extends string } ? Name : never;

export interface AppState {
  readonly screen: Screen;
  /** The dialog over the screen. */
  readonly panel: Panel | null;
  /** Where the menu bar would lead, while the player is asked whether to leave the table. */
  readonly leaving: Journey | null;
  /** The table that a set-up begins with; `null`: the one that was set up last. */
  readonly preset: Preset | null;
  readonly logOpen: boolean;
  /** Whether all thresholds are shown. */
  readonly thresholds: boolean;
  readonly info: AppInfo | null;
  readonly summary: GameSummary | null;
  /** What the player must be told, oldest first. */
  readonly notices: readonly Notice[];
  /** Why the last call failed. */
  readonly failure: FailureCode | null;
  readonly link: Link;
  /** Whether the player has quit: the page may outlive the program. */
  readonly quit: boolean;
  /** What is in memory only, because the disk does not take it: names of files and folders. */
  readonly unsaved: readonly string[];
  /** Whether the player is asked to quit although something could not be saved. */
  readonly quitUnsaved: boolean;
}

/** Which screen is shown, and what is to be said on top of it. */
export const useApp = create<AppState>(() => ({
  screen: 'title',
  panel: null,
  leaving: null,
  preset: null,
  logOpen: false,
  thresholds: false,
  info: null,
  summary: null,
  notices: [],
  failure: null,
  link: 'up',
  quit: false,
  quitUnsaved: false,
  unsaved: [],
}));

export const openSetup = (preset: Preset | null = null): void => useApp.setState({ screen: 'setup', preset });
export const openPanel = (panel: Panel): void => useApp.setState({ panel });
export const closePanel = (): void => useApp.setState({ panel: null });
export const toggleLog = (): void => useApp.setState(({ logOpen }) => ({ logOpen: !logOpen }));
