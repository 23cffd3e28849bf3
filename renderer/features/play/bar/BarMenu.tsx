import { DropdownMenu } from 'radix-ui';
import { ACCELERATORS } from '../../../../shared/vocabulary/keys.ts';
import { openPanel, useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Hint } from '../../../ui/controls/Hint.tsx';
import { Menu, MenuItem, MenuLine, useMenuFocus } from '../../../ui/controls/Menu.tsx';
import { useKeyLabel } from '../../../ui/keyboard/keyTable.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { type BarItem, useMenuItems } from './menuItems.ts';

/** All that is not needed at every decision, in words, behind one button. */
export function BarMenu() {
  const text = useText();
  const host = useHost();
  const groups = useMenuItems().filter((group) => group.length > 0);
  const { trigger, staying, closing } = useMenuFocus();
  const searchKey = ACCELERATORS.search.replace('CmdOrCtrl', text('keys.ctrl')).replace('+', ' ');
  return (
    <Menu
      label={text('bar.menu')}
      align="end"
      {...closing}
      button={
        <Hint text={text('bar.menu')}>
          <DropdownMenu.Trigger ref={trigger} className="icon-button" aria-label={text('bar.menu')}>
            <Icon name="more" />
          </DropdownMenu.Trigger>
        </Hint>
      }
    >
      <MenuItem
        icon="search"
        words={text('bar.search')}
        shortcut={searchKey}
        onSelect={staying(() => openPanel(host, 'commands'))}
      />
      {groups.map(([first, ...others]) => (
        <DropdownMenu.Group key={first?.words}>
          <MenuLine />
          {[first, ...others].map(
            (item) => item !== undefined && <Item key={item.words} item={item} onSelect={staying(() => item.act())} />,
          )}
        </DropdownMenu.Group>
      ))}
    </Menu>
  );
}

function Item({
  item: { icon, words, on, command },
  onSelect,
}: {
  readonly item: BarItem;
  readonly onSelect: () => void;
}) {
  return <MenuItem icon={icon} words={words} on={on} shortcut={useKeyLabel(command)} onSelect={onSelect} />;
}
