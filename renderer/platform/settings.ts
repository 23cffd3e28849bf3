import { create } from 'zustand';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import { type Identity, settingsFor } from '../../shared/contract/personal.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';

/** The settings that hold now: the table's, with those of whoever it serves. Until the host has told them, the usual ones. */
export const useSettings = create<Settings>(() => DEFAULT_SETTINGS);

interface Served {
  /** Whose settings hold: one of several people who share the screen; `null` while it serves nobody, or only ever one. */
  readonly person: Identity | null;
  /** The settings as the host has them. */
  readonly table: Settings;
}

export const useServed = create<Served>(() => ({ person: null, table: DEFAULT_SETTINGS }));

export const tableSettings = (): Settings => useServed.getState().table;

/** Takes in the settings of the host. */
export function takeSettings(settings: Settings): void {
  useServed.setState({ table: settings });
  useSettings.setState(settingsFor(settings, useServed.getState().person));
}

/** From now on the screen serves this person, or nobody. */
export function serve(person: Identity | null): void {
  const { person: before, table } = useServed.getState();
  if (person === before) return;
  useServed.setState({ person });
  useSettings.setState(settingsFor(table, person));
}
