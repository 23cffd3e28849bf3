import { create } from 'zustand';
import type { AppInfo, GameSummary, Notice } from '../../shared/contract/answers.ts';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import type { Identity } from '../../shared/contract/personal.ts';
import { NO_PHONES, type PhonesState } from '../../shared/contract/phones.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { type ContentId, STANDARD_CONTENT } from '../../shared/vocabulary/pieces.ts';
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
  /** Only `navigation.ts` writes `screen`, `panel` and `logOpen`. */
  readonly screen: Screen;
  /** The dialog over the screen. */
  readonly panel: Panel | null;
  readonly logOpen: boolean;
  /**
   * The person whose settings apply, if several people share the screen; `null` while it serves nobody, or if there is
   * only one person.
   */
  readonly person: Identity | null;
  /** The settings as the host has them; with those of `person` they are what `useSettings` has. */
  readonly tableSettings: Settings;
  readonly info: AppInfo | null;
  readonly summary: GameSummary | null;
  /** What the player must be told, oldest first. */
  readonly notices: readonly Notice[];
  /** Why the last call failed. */
  readonly failure: FailureCode | null;
  readonly link: Link;
  /** Whether phones are invited, and which have come. */
  readonly phones: PhonesState;
  /** Names of files and folders that exist only in memory, because the disk refused them. */
  readonly unsaved: readonly string[];
  /** Where the page failed last, for the diagnostics; empty when it did not. Only `noteError` writes it. */
  readonly lastError: string;
  /**
   * The content that the page shows. It shows one table at a time, and so one content. Only `pageContent.ts` writes it.
   */
  readonly content: ContentId;
}

/** Which screen is shown, and the messages on top of it. */
export const useApp = create<AppState>(() => ({
  screen: 'title',
  panel: null,
  logOpen: false,
  person: null,
  tableSettings: DEFAULT_SETTINGS,
  info: null,
  summary: null,
  notices: [],
  failure: null,
  link: 'up',
  phones: NO_PHONES,
  unsaved: [],
  lastError: '',
  content: STANDARD_CONTENT,
}));
