import { create } from 'zustand';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import { type Identity, settingsFor } from '../../shared/contract/personal.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { useApp } from './app.ts';

/**
 * The settings that apply now: the table's, replaced by the personal ones of the person served. The default settings
 * until the host has sent them.
 */
export const useSettings = create<Settings>(() => DEFAULT_SETTINGS);

/** Takes in the settings of the host. */
export function takeSettings(tableSettings: Settings): void {
  useApp.setState({ tableSettings });
  useSettings.setState(settingsFor(tableSettings, useApp.getState().person));
}

/** From now on the screen serves this person, or nobody. */
export function servePerson(person: Identity | null): void {
  const { person: before, tableSettings } = useApp.getState();
  if (person === before) return;
  useApp.setState({ person });
  useSettings.setState(settingsFor(tableSettings, person));
}
