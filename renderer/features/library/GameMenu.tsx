import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import { copyName } from '../../game/game.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { duplicateGame, exportSave, removeGame } from './commands.ts';
import { type Copying, canPeek } from './PeekDialog.tsx';

/** What takes a dialog. */
export type GameDialog = 'rename' | 'record' | 'poster' | Copying;

interface GameMenuProps {
  readonly game: GameSummary;
  readonly name: string;
  readonly onDialog: (dialog: GameDialog) => void;
}

/** What else can be done with a saved game. */
export function GameMenu({ game, name, onDialog }: GameMenuProps) {
  const text = useText();
  const host = useHost();
  const { gameId, finished } = game;
  const trigger = useRef<HTMLButtonElement>(null);
  /** The focus stays with the game: a dialog returns it to the element that had it, which must not be the menu. */
  const staying = (act: () => void) => () => {
    trigger.current?.focus();
    act();
  };
  const ask = (dialog: GameDialog) => staying(() => onDialog(dialog));
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={trigger} className="button button-quiet" aria-label={text('library.more', { name })}>
        <Icon name="more" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={text('library.more', { name })}
          // The chosen command moves the focus itself.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => trigger.current?.focus()}
        >
          <Item icon="pen" words={text('library.rename')} onSelect={ask('rename')} />
          <Item
            icon="copy"
            words={text('library.duplicate')}
            onSelect={
              canPeek(game) ? ask('duplicate') : staying(() => void duplicateGame(host, gameId, copyName(game, text)))
            }
          />
          <Item
            icon="save"
            words={text('library.exportSave')}
            onSelect={canPeek(game) ? ask('exportSave') : staying(() => void exportSave(host, gameId))}
          />
          {finished && <Item icon="picture" words={text('poster.open')} onSelect={ask('poster')} />}
          {finished && <Item icon="save" words={text('library.export')} onSelect={ask('record')} />}
          <Item icon="bin" words={text('library.delete')} onSelect={() => void removeGame(host, game)} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly words: string;
  readonly onSelect: () => void;
}

function Item({ icon, words, onSelect }: ItemProps) {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      <Icon name={icon} />
      {words}
    </DropdownMenu.Item>
  );
}
