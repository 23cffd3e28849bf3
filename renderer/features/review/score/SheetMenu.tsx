import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { tableLine } from '../../../../shared/contract/tableLine.ts';
import { useGame } from '../../../game/game.ts';
import { useRoutes } from '../../../platform/feature.ts';
import { useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { copyText } from '../../../ui/CopyButton.tsx';
import { Icon, type IconName } from '../../../ui/symbols/Icon.tsx';
import { setUpAgain } from '../commands.ts';
import { tableOf } from './tableOf.ts';

/** A way to keep what was played. */
export interface SheetItem {
  readonly icon: IconName;
  readonly words: string;
  readonly act: () => void;
}

/** What else can be done with a finished game: keep it, share its deal, change its table. */
export function SheetMenu({ keeping }: { readonly keeping: readonly SheetItem[] }) {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const { update } = useGame();
  const { seed, challenge } = update;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** A dialog gives the focus back to what had it when it opened, which must not be the menu. */
  const staying = (act: () => void) => () => {
    trigger.current?.focus();
    act();
  };
  return (
    // Not modal: locking the scroll bars would add a style element, which the content policy forbids.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger ref={trigger} className="button button-quiet score-more">
        <Icon name="more" />
        {text('score.more')}
      </DropdownMenu.Trigger>
      {/* Within the sheet, which keeps the focus. */}
      <DropdownMenu.Portal container={trigger.current?.closest<HTMLElement>('.modal') ?? null}>
        <DropdownMenu.Content
          className="menu"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={text('score.more')}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => trigger.current?.focus()}
        >
          {keeping.map(({ icon, words, act }) => (
            <Item key={words} icon={icon} words={words} onSelect={staying(act)} />
          ))}
          {seed !== null && (
            <>
              <DropdownMenu.Separator className="menu-line" />
              <CopyItem words={text('seats.score.seed', { seed: String(seed) })} copied={String(seed)} />
              <CopyItem words={text('seats.share')} copied={tableLine({ ...tableOf(update), seed })} />
            </>
          )}
          <DropdownMenu.Separator className="menu-line" />
          {challenge === undefined && (
            <Item
              icon="people"
              words={text('seats.score.again')}
              onSelect={() => void setUpAgain(host, tableOf(update))}
            />
          )}
          <Item icon="games" words={text('library.title')} onSelect={() => void routes.games()} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly words: string;
  readonly onSelect: (event: Event) => void;
}

function Item({ icon, words, onSelect }: ItemProps) {
  return (
    <DropdownMenu.Item className="menu-item" onSelect={onSelect}>
      <Icon name={icon} means={null} />
      {words}
    </DropdownMenu.Item>
  );
}

/** Copies a text and says so at its place: the menu stays open for that. */
function CopyItem({ words, copied }: { readonly words: string; readonly copied: string }) {
  const text = useText();
  const [done, setDone] = useState<boolean | null>(null);
  const said = done === null ? words : text(done ? 'support.copied' : 'support.notCopied');
  return (
    <DropdownMenu.Item
      className="menu-item"
      onSelect={(event) => {
        event.preventDefault();
        void copyText(copied).then(setDone);
      }}
    >
      <Icon name={done === true ? 'check' : 'copy'} means={null} />
      {said}
      <span role="status" className="sr-only">
        {done !== null && said}
      </span>
    </DropdownMenu.Item>
  );
}
