import { afterEach, expect, it } from 'vitest';
import { useSettings } from '../../../../renderer/platform/settings.ts';
import { commandOf, keyOf, withKey } from '../../../../renderer/ui/keyboard/keyTable.ts';
import { settingsSchema } from '../../../../shared/contract/tableSetup.ts';
import { CHOSEN_KEY, KEY_COMMANDS, USUAL_KEYS } from '../../../../shared/vocabulary/keys.ts';

afterEach(() => useSettings.setState(useSettings.getInitialState(), true));

it('every command has a key of its own that could be chosen', () => {
  const keys = KEY_COMMANDS.map((command) => USUAL_KEYS[command]);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(CHOSEN_KEY);
});

it.each(['1', ' ', 'Enter', 'Escape', 'Tab', 'ArrowUp', 'F11', 'F12', 'Shift', 'A'])('%j cannot be chosen', (key) =>
  expect(key).not.toMatch(CHOSEN_KEY),
);

it.each(['ü', 'ß', 'ř', 'ф', '-', '#', 'F8'])('%j can be chosen, and is kept', (key) => {
  expect(key).toMatch(CHOSEN_KEY);
  expect(settingsSchema.shape.keys.parse({ buy: key })).toEqual({ buy: key });
});

it('a chosen key is another command’s no more: the two change keys, and what is usual is not written down', () => {
  const swapped = withKey('buy', 'L', {});
  expect(swapped).toEqual({ buy: 'l', log: 'b' });
  expect(KEY_COMMANDS.map((command) => keyOf(command, swapped)).sort()).toEqual(Object.values(USUAL_KEYS).sort());
  expect(withKey('buy', 'b', swapped)).toEqual({});
  expect(withKey('buy', 'ö', {})).toEqual({ buy: 'ö' });
});

it('a key means what was chosen, large or small; where single keys are off only function keys mean anything', () => {
  useSettings.setState({ keys: { buy: 'ö', rules: 'F8' } });
  expect(commandOf({ key: 'Ö' })).toBe('buy');
  expect(commandOf({ key: 'b' })).toBeUndefined();
  expect(commandOf({ key: 'F8' })).toBe('rules');
  expect(commandOf({ key: 'F1' })).toBeUndefined();
  useSettings.setState({ letterKeys: false });
  expect(commandOf({ key: 'ö' })).toBeUndefined();
  expect(commandOf({ key: 'F8' })).toBe('rules');
});
