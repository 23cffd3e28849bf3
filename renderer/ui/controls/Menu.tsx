import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Icon, type IconName } from '../symbols/Icon.tsx';

interface MenuProps {
  /** What the open menu is called, if its button does not say it. */
  readonly label?: string;
  /** A `DropdownMenu.Trigger`, with whatever stands around it. */
  readonly button: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly className?: string;
  /** Where the open menu is put in the document, if not at its end. */
  readonly container?: HTMLElement | null;
  readonly onOpen?: () => void;
  /** Called when the focus would go back to the button. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  readonly onEscapeKeyDown?: () => void;
  readonly children: ReactNode;
}

/** Entries below a button: every menu is one of these. */
export function Menu({ label, button, className = '', container, onOpen, children, ...content }: MenuProps) {
  return (
    // Not modal: locking the scroll bars would add a style element, which the content policy forbids.
    <DropdownMenu.Root modal={false} onOpenChange={(open) => open && onOpen?.()}>
      {button}
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          className={`menu ${className}`}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          {...content}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/**
 * The focus of a menu whose entries open dialogs: a dialog gives it back to what had it when it opened, which must not be
 * the menu. `staying` is for those entries, `closing` for the menu: all others move the focus themselves.
 */
export function useMenuFocus() {
  const trigger = useRef<HTMLButtonElement>(null);
  const focus = () => trigger.current?.focus();
  return {
    trigger,
    staying: (act: () => void) => () => {
      focus();
      act();
    },
    closing: { onCloseAutoFocus: (event: Event) => event.preventDefault(), onEscapeKeyDown: focus },
  };
}

interface MenuItemProps {
  readonly icon: IconName;
  readonly words: string;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  readonly on?: boolean | undefined;
  readonly onSelect: (event: Event) => void;
}

/** One entry that does something. */
export function MenuItem({ icon, words, shortcut, on, onSelect }: MenuItemProps) {
  return (
    <DropdownMenu.Item className="menu-item" data-on={on} onSelect={onSelect}>
      <Icon name={icon} means={null} />
      {words}
      {shortcut !== undefined && <kbd>{shortcut}</kbd>}
    </DropdownMenu.Item>
  );
}

export const MenuLine = () => <DropdownMenu.Separator className="menu-line" />;
