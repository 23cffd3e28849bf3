import { Dialog } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { closeBook } from '../../game/sheets.ts';
import { returnFocus } from '../../ui/keyboard/focus.ts';

interface SheetProps {
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** A dialog that keeps the focus to itself. */
const MODAL = '.modal[data-state="open"]';
/** The one screen that makes room for the book. */
const GAME = '.game';

/** Whether something lies below the book that the focus must not reach. */
const covers = (): boolean => document.querySelector(MODAL) !== null || document.querySelector(GAME) === null;

/**
 * A sheet at the left side: in a game the decision at the right stays visible and usable. Over an open dialog, and over
 * all other screens, which it covers in part, the sheet is a dialog itself. When it closes, the focus returns to where
 * it was.
 */
export function Sheet({ label, onKeyDown, children }: SheetProps) {
  const [isModal] = useState(covers);
  const before = useRef(document.activeElement);
  const sheet = useRef<HTMLDivElement>(null);
  const inside = { className: 'book sheet', onKeyDown, 'data-region': 'rules' };
  if (!isModal) {
    return (
      <Aside {...inside} label={label} onGone={() => returnFocus(before.current)}>
        {children}
      </Aside>
    );
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && closeBook()}>
      <Dialog.Portal>
        <Dialog.Content
          ref={sheet}
          {...inside}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // The dialog below took the focus back from the heading.
            event.preventDefault();
            sheet.current?.querySelector<HTMLElement>('[data-current="true"] h3')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus(before.current);
          }}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface AsideProps extends SheetProps {
  readonly className: string;
  readonly 'data-region': string;
  readonly onGone: () => void;
}

function Aside({ label, onGone, children, ...inside }: AsideProps) {
  const gone = useRef(onGone);
  useEffect(() => {
    const ended = gone.current;
    return () => {
      // If the player went on in the game meanwhile, the focus stays there.
      if (document.activeElement === null || document.activeElement === document.body) ended();
    };
  }, []);
  return (
    <div role="dialog" aria-label={label} {...inside}>
      {children}
    </div>
  );
}
