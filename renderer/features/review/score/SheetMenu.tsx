import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { tableLine } from '../../../../shared/contract/tableLine.ts';
import { useGame } from '../../../game/game.ts';
import { useRoutes } from '../../../platform/feature.ts';
import { useHost } from '../../../platform/host.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { copyText } from '../../../ui/CopyButton.tsx';
import { Menu, MenuItem, MenuLine, useMenuFocus } from '../../../ui/controls/Menu.tsx';
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
  const { trigger, staying, closing } = useMenuFocus();
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  return (
    <Menu
      label={text('score.more')}
      align="start"
      // Within the sheet, which keeps the focus.
      container={sheet}
      onOpen={() => setSheet(trigger.current?.closest<HTMLElement>('.modal') ?? null)}
      {...closing}
      button={
        <DropdownMenu.Trigger ref={trigger} className="button button-quiet score-more">
          <Icon name="more" />
          {text('score.more')}
        </DropdownMenu.Trigger>
      }
    >
      {keeping.map(({ icon, words, act }) => (
        <MenuItem key={words} icon={icon} words={words} onSelect={staying(act)} />
      ))}
      {seed !== null && (
        <>
          <MenuLine />
          <CopyItem words={text('seats.score.seed', { seed: String(seed) })} copied={String(seed)} />
          <CopyItem words={text('seats.share')} copied={tableLine({ ...tableOf(update), seed })} />
        </>
      )}
      <MenuLine />
      {challenge === undefined && (
        <MenuItem
          icon="people"
          words={text('seats.score.again')}
          onSelect={() => void setUpAgain(host, tableOf(update))}
        />
      )}
      <MenuItem icon="games" words={text('library.title')} onSelect={() => void routes.games()} />
    </Menu>
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
