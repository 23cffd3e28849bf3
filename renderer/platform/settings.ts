import { create } from 'zustand';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import { type Identity, settingsFor } from '../../shared/contract/personal.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';

/** The settings that hold now: the table's, with those of whoever it serves. Until the host has told them, the usual ones. */
export const useSettings = create<Settings>(() => DEFAULT_SETTINGS);

/** Whose settings hold: one of several people who share the screen; `null` while it serves nobody, or only ever one. */
export const useServed = create<{ readonly person: Identity | null }>(() => ({ person: null }));

/** The settings as the host has them. */
let table: Settings = DEFAULT_SETTINGS;

export const tableSettings = (): Settings => table;

/** Takes in the settings of the host. */
export function takeSettings(settings: Settings): void {
  table = settings;
  useSettings.setState(settingsFor(table, useServed.getState().person));
}

/** From now on the screen serves this person, or nobody. */
export function serve(person: Identity | null): void {
  if (person === useServed.getState().person) return;
  useServed.setState({ person });
  useSettings.setState(settingsFor(table, person));
}
