import { Tooltip } from 'radix-ui';
import { type FocusEvent, type ReactElement, useState } from 'react';
import { canBeLong, followPress } from '../longPress.ts';

interface HintProps {
  readonly text: string;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** Asked before it appears by itself. */
  readonly mayOpen?: () => boolean;
  /** One element that takes focus or the pointer. */
  readonly children: ReactElement;
}

/** When a dialog closes after a press, the focus returns: that is no request for a hint, which would cover what came. */
const onlySeen = (event: FocusEvent): void => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/** Words that appear beside something when it is pointed at, focused, or pressed for long with a finger. */
export function Hint({ text, shortcut, side = 'bottom', mayOpen = () => true, children }: HintProps) {
  const [open, setOpen] = useState(false);
  const press = ({ nativeEvent }: React.PointerEvent) => {
    if (canBeLong(nativeEvent))
      followPress(nativeEvent, { show: () => setOpen(mayOpen()), takeBack: () => setOpen(false) });
  };
  return (
    <Tooltip.Root open={open} onOpenChange={(wanted) => setOpen(wanted && mayOpen())}>
      <Tooltip.Trigger asChild onFocus={onlySeen} onPointerDown={press}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="hint" side={side} sideOffset={6} collisionPadding={8}>
          {text}
          {shortcut !== undefined && <kbd>{shortcut}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
