import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useText } from '../../platform/i18n/text.ts';
import { returnFocus } from '../keyboard/focus.ts';
import { Icon } from '../symbols/Icon.tsx';
import { scrollByKey } from './scrollByKey.ts';

interface ModalProps {
  readonly title: string;
  readonly className?: string;
  readonly onClose: () => void;
  /** What gets the focus afterwards; left out: what had it before. */
  readonly returnTo?: () => HTMLElement | null;
  /** Called when it has closed and the focus is back. */
  readonly afterwards?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** A dialog over the screen: it keeps the focus and closes with Esc, its button, or a click beside it. */
export function Modal({ title, className = '', onClose, returnTo, afterwards, onKeyDown, children }: ModalProps) {
  const text = useText();
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Radix' own overlay adds a style element to the page, which the content policy forbids. */}
        <div className="modal-shade" />
        <Dialog.Content
          ref={content}
          className={`modal ${className}`}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The dialog itself, so that its title is read first and no button looks chosen.
            event.preventDefault();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // By default Radix returns the focus to its own trigger button; there is none here.
            event.preventDefault();
            returnFocus(returnTo?.() ?? before.current);
            afterwards?.();
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // Only when nothing in the dialog that has the focus uses this key.
            const idle = event.target === content.current && !event.defaultPrevented;
            if (idle && scrollByKey(event.currentTarget, event.key)) event.preventDefault();
          }}
        >
          <header className="modal-head">
            <Dialog.Title className="modal-title">{title}</Dialog.Title>
            <Dialog.Close className="icon-button" aria-label={text('dialog.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <div className="modal-body">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
