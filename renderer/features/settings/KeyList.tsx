import { useEffect, useEffectEvent, useState } from 'react';
import { CHOSEN_KEY, KEY_COMMANDS, type KeyCommand } from '../../../shared/vocabulary/keys.ts';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { commandOn, keyLabel, keyName, keyOf, withKey } from '../../ui/keyboard/keyTable.ts';

/** Pressed on the way to the key that is meant. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead']);

/** A key that was chosen for one command, but belongs to another one. */
interface Clash {
  readonly command: KeyCommand;
  readonly other: KeyCommand;
  readonly key: string;
}

/** All keys that can be changed: pressing one asks for another. */
export function KeyList() {
  const text = useText();
  const host = useHost();
  const keys = useSettings((settings) => settings.keys);
  const [asking, setAsking] = useState<KeyCommand | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const [said, setSaid] = useState(text('keys.hint'));
  const what = (command: KeyCommand) => text(`keys.${command}`);
  const settle = (words: string) => {
    setAsking(null);
    setClash(null);
    setSaid(words);
  };
  const put = (command: KeyCommand, key: string) => {
    void changeSettings(host, { keys: withKey(command, key, keys) });
    settle(text('keys.done', { what: what(command), key: keyLabel(key) }));
  };
  const ask = (command: KeyCommand) => {
    settle(text('keys.press', { what: what(command) }));
    setAsking(command);
  };
  useNextKey(asking !== null, (key) => {
    if (asking === null || key === 'Escape') return settle(text('keys.hint'));
    if (!CHOSEN_KEY.test(key)) return setSaid(text('keys.unfit', { key: keyLabel(key) }));
    const other = commandOn(key, keys);
    if (other === undefined || other === asking) return put(asking, key);
    settle(text('keys.clash', { key: keyLabel(key), other: what(other) }));
    setClash({ command: asking, other, key });
  });
  return (
    <>
      <div className="key-talk below-6 flow">
        <p role="status" data-urgent={asking !== null || clash !== null}>
          {said}
        </p>
        {clash !== null && (
          <>
            <button type="button" className="button button-main" onClick={() => put(clash.command, clash.key)}>
              {text('keys.swap')}
            </button>
            <button type="button" className="button button-quiet" onClick={() => settle(text('keys.hint'))}>
              {text('keys.keep')}
            </button>
          </>
        )}
        {clash === null && Object.keys(keys).length > 0 && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              void changeSettings(host, { keys: {} });
              settle(text('keys.again'));
            }}
          >
            {text('keys.usual')}
          </button>
        )}
      </div>
      <ul className="shortcut-list stack">
        {KEY_COMMANDS.map((command) => (
          <KeyRow
            key={command}
            what={what(command)}
            letter={keyLabel(keyOf(command, keys))}
            asked={asking === command}
            onPress={() => ask(command)}
          />
        ))}
      </ul>
    </>
  );
}

interface KeyRowProps {
  readonly what: string;
  /** What is written on the key. */
  readonly letter: string;
  readonly asked: boolean;
  readonly onPress: () => void;
}

function KeyRow({ what, letter, asked, onPress }: KeyRowProps) {
  const text = useText();
  return (
    <li className="shortcut stack">
      <button
        type="button"
        className="key-button"
        data-asked={asked}
        aria-label={text('keys.change', { what, key: letter })}
        onClick={onPress}
      >
        <kbd>{asked ? '…' : letter}</kbd>
      </button>
      <span aria-hidden="true">{what}</span>
    </li>
  );
}

/** Receives the next key before anything else on the page. */
function useNextKey(wanted: boolean, take: (key: string) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (MODIFIERS.has(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) take(keyName(event.key));
  });
  useEffect(() => {
    if (!wanted) return;
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [wanted]);
}
