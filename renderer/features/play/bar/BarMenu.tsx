import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { openPanel, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Hint } from '../../../ui/controls/Hint.tsx';
import { useKeyLabel } from '../../../ui/keyboard/keyTable.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { type MenuItem, useMenuItems } from './menuItems.ts';
import { useSearchKey } from './searchKey.ts';

/** All that is not needed at every decision, in words, behind one button. */
export function BarMenu() {
  const text = useText();
  const host = useHost();
  const groups = useMenuItems().filter((group) => group.length > 0);
  const trigger = useRef<HTMLButtonElement>(null);
  const searchKey = useSearchKey();
  /** A dialog gives the focus back to what had it when it opened, which must not be the menu. */
  const staying = (act: () => void) => () => {
    trigger.current?.focus();
    act();
  };
  return (
    // Not modal: locking the scroll bars would add a style element, which the content policy forbids.
    <DropdownMenu.Root modal={false}>
      <Hint text={text('bar.menu')}>
        <DropdownMenu.Trigger ref={trigger} className="icon-button" aria-label={text('bar.menu')}>
          <Icon name="more" />
        </DropdownMenu.Trigger>
      </Hint>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          aria-label={text('bar.menu')}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => trigger.current?.focus()}
        >
          <DropdownMenu.Item className="menu-item" onSelect={staying(() => openPanel(host, 'commands'))}>
            <Icon name="search" />
            {text('bar.search')}
            <kbd>{searchKey}</kbd>
          </DropdownMenu.Item>
          {groups.map(([first, ...others]) => (
            <DropdownMenu.Group key={first?.words}>
              <DropdownMenu.Separator className="menu-line" />
              {[first, ...others].map(
                (item) =>
                  item !== undefined && <Item key={item.words} item={item} onSelect={staying(() => item.act())} />,
              )}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Item({ item, onSelect }: { readonly item: MenuItem; readonly onSelect: () => void }) {
  const key = useKeyLabel(item.command);
  return (
    <DropdownMenu.Item className="menu-item" data-on={item.on} onSelect={onSelect}>
      <Icon name={item.icon} means={null} />
      {item.words}
      {key !== undefined && <kbd>{key}</kbd>}
    </DropdownMenu.Item>
  );
}
