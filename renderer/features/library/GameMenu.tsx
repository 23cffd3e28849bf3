import { DropdownMenu } from 'radix-ui';
import type { GameSummary } from '../../../shared/contract/answers.ts';
import { copyName } from '../../game/game.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Menu, MenuItem, useMenuFocus } from '../../ui/controls/Menu.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
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
  const { trigger, staying, closing } = useMenuFocus();
  const ask = (dialog: GameDialog) => staying(() => onDialog(dialog));
  return (
    <Menu
      label={text('library.more', { name })}
      align="end"
      {...closing}
      button={
        <DropdownMenu.Trigger ref={trigger} className="button button-quiet" aria-label={text('library.more', { name })}>
          <Icon name="more" />
        </DropdownMenu.Trigger>
      }
    >
      <MenuItem icon="pen" words={text('library.rename')} onSelect={ask('rename')} />
      <MenuItem
        icon="copy"
        words={text('library.duplicate')}
        onSelect={
          canPeek(game) ? ask('duplicate') : staying(() => void duplicateGame(host, gameId, copyName(game, text)))
        }
      />
      <MenuItem
        icon="save"
        words={text('library.exportSave')}
        onSelect={canPeek(game) ? ask('exportSave') : staying(() => void exportSave(host, gameId))}
      />
      {finished && <MenuItem icon="picture" words={text('poster.open')} onSelect={ask('poster')} />}
      {finished && <MenuItem icon="save" words={text('library.export')} onSelect={ask('record')} />}
      <MenuItem icon="bin" words={text('library.delete')} onSelect={() => void removeGame(host, game)} />
    </Menu>
  );
}
