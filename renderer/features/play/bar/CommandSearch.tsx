import { Command, defaultFilter } from 'cmdk';
import { useRef } from 'react';
import { KEY_COMMANDS, type KeyCommand } from '../../../../shared/vocabulary/keys.ts';
import { useGame } from '../../../game/game.ts';
import { closePanel, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Modal } from '../../../ui/controls/Modal.tsx';
import { useKeyLabel } from '../../../ui/keyboard/keyTable.ts';
import { runCommand } from '../../../ui/keyboard/useKeys.ts';
import { Icon, type IconName } from '../../../ui/symbols/Icon.tsx';
import { type BarItem, useMenuItems } from './menuItems.ts';

/** Commands that only make sense where the focus was, or beside a choice. They cannot be started from here. */
const NOT_FROM_HERE: readonly KeyCommand[] = ['buy', 'sell', 'pass', 'inspect', 'region'];
/** Commands for views of the table, which are found by name instead. */
const VIEWS: readonly KeyCommand[] = ['camera', 'board', 'opponent', 'colonies', 'wheel', 'above'];
/** What helps with a decision that is due at this screen. */
const DECIDING: readonly KeyCommand[] = ['advice', 'coach', 'reset'];

/** Finds whatever can be done in a game. */
export function GameCommandSearch() {
  const { update } = useGame();
  const items = useMenuItems().flat();
  const isDeciding = update.screen.actor !== null;
  const byKey = KEY_COMMANDS.filter(
    (command) =>
      !(
        NOT_FROM_HERE.includes(command) ||
        items.some((item) => item.command === command) ||
        (!isDeciding && DECIDING.includes(command))
      ),
  );
  return <CommandSearch items={items} byKey={byKey} />;
}

interface CommandSearchProps {
  readonly items: readonly BarItem[];
  /** Commands that have only a key. */
  readonly byKey: readonly KeyCommand[];
}

/**
 * Finds commands by a part of their names, and runs one after the focus has returned, so that whatever it opens gives
 * the focus back to the same place.
 */
export function CommandSearch({ items, byKey }: CommandSearchProps) {
  const text = useText();
  const host = useHost();
  const chosen = useRef<(() => void) | null>(null);
  const choose = (act: () => void) => () => {
    chosen.current = act;
    closePanel(host);
  };
  return (
    <Modal
      title={text('bar.search')}
      className="command-search"
      onClose={() => closePanel(host)}
      afterwards={() => chosen.current?.()}
    >
      <Command label={text('bar.search')} filter={match} loop>
        <Command.Input autoFocus className="command-input framed wide round" placeholder={text('bar.search.hint')} />
        <Command.List className="command-list rolls">
          <Command.Empty>{text('bar.search.none')}</Command.Empty>
          {items.map((item) => (
            <Found key={item.words} {...item} onSelect={choose(item.act)} />
          ))}
          {byKey.map((command) => (
            <Found
              key={command}
              words={text(`keys.${command}`)}
              {...(VIEWS.includes(command) && { keywords: [text('bar.camera')] })}
              command={command}
              onSelect={choose(() => runCommand(command, new Event('search')))}
            />
          ))}
        </Command.List>
      </Command>
    </Modal>
  );
}

/** Without accents: whoever types in a hurry leaves them out. */
const plain = (words: string): string => words.normalize('NFD').replaceAll(/\p{M}/gu, '');

const match = (value: string, search: string, keywords?: string[]): number =>
  defaultFilter(plain(value), plain(search), keywords?.map(plain));

type FoundProps = Pick<BarItem, 'words' | 'command'> & {
  readonly icon?: IconName;
  /** Further words by which it is found. */
  readonly keywords?: string[];
  readonly onSelect: () => void;
};

function Found({ icon, words, keywords, command, onSelect }: FoundProps) {
  const key = useKeyLabel(command);
  return (
    <Command.Item className="menu-item" value={words} {...(keywords && { keywords })} onSelect={onSelect}>
      {icon === undefined ? <span className="icon" /> : <Icon name={icon} means={null} />}
      <span className="grow command-words">{words}</span>
      {key !== undefined && <kbd>{key}</kbd>}
    </Command.Item>
  );
}
