import type { Settings } from '../../../shared/contract/tableSetup.ts';
import { ACCELERATORS, KEY_COMMANDS, type KeyCommand, USUAL_KEYS } from '../../../shared/vocabulary/keys.ts';
import { useSettings } from '../../platform/settings.ts';

type ChosenKeys = Readonly<Partial<Record<KeyCommand, string>>>;

/** The name of a key however it was pressed: `b` for a large B, too. */
export const keyName = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** The key of a command: the chosen one, else the usual one. */
export const keyOf = (command: KeyCommand, chosen: ChosenKeys): string => chosen[command] ?? USUAL_KEYS[command];

/** The command on a key; `undefined` where none is. */
export const commandOn = (key: string, chosen: ChosenKeys): KeyCommand | undefined =>
  KEY_COMMANDS.find((command) => keyOf(command, chosen) === keyName(key));

/**
 * The command for a key pressed without Ctrl or Alt. Letters can be switched off: speech input and unsteady hands type
 * letters that were not meant (WCAG 2.1.4).
 */
export function commandOf({ key }: Pick<KeyboardEvent, 'key'>): KeyCommand | undefined {
  const { keys, letterKeys } = useSettings.getState();
  return key.length === 1 && !letterKeys ? undefined : commandOn(key, keys);
}

const SEARCH = ACCELERATORS.search.slice(-1).toLowerCase();

/** Whether a press opens the search for a command: with Ctrl, on macOS Command. */
export const isSearch = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>): boolean =>
  (ctrlKey || metaKey) && keyName(key) === SEARCH;

/** A key as it is written on a keyboard. */
export const keyLabel = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

function labelOf(command: KeyCommand, { keys, letterKeys }: Pick<Settings, 'keys' | 'letterKeys'>): string | undefined {
  const key = keyOf(command, keys);
  return key.length === 1 && !letterKeys ? undefined : keyLabel(key);
}

/** The label of a command's key; `undefined` if it has none, as letters can be switched off. */
export function useKeyLabel(command: KeyCommand | undefined): string | undefined {
  return useSettings((settings) => (command === undefined ? undefined : labelOf(command, settings)));
}

/** The same for all commands, for texts that name several; a dash where one has none. */
export function useKeyLabels(): Readonly<Record<string, string>> {
  const [keys, letterKeys] = [useSettings((settings) => settings.keys), useSettings((settings) => settings.letterKeys)];
  return Object.fromEntries(KEY_COMMANDS.map((command) => [command, labelOf(command, { keys, letterKeys }) ?? '–']));
}

/** The chosen keys, with a new one for a command. If another command had that key, the two swap. Usual keys are left out. */
export function withKey(command: KeyCommand, key: string, chosen: ChosenKeys): ChosenKeys {
  const other = commandOn(key, chosen);
  const changed = {
    ...chosen,
    ...(other !== undefined && { [other]: keyOf(command, chosen) }),
    [command]: keyName(key),
  };
  return Object.fromEntries(
    KEY_COMMANDS.filter((name) => keyOf(name, changed) !== USUAL_KEYS[name]).map((name) => [
      name,
      keyOf(name, changed),
    ]),
  );
}
