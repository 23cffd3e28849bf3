import { Tooltip } from 'radix-ui';
import { type FocusEvent, type ReactElement, type ReactNode, type RefObject, useRef, useState } from 'react';
import { canBeLong, followPress } from '../longPress.ts';
import { usePlaced } from '../placing/usePlaced.ts';

/** Milliseconds for which a pointer rests on something before its hint appears. */
export const HINT_DELAY = 350;

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
  const trigger = useRef<HTMLButtonElement>(null);
  const press = ({ nativeEvent }: React.PointerEvent) => {
    if (canBeLong(nativeEvent))
      followPress(nativeEvent, { show: () => setOpen(mayOpen()), takeBack: () => setOpen(false) });
  };
  return (
    <Tooltip.Root open={open} onOpenChange={(wanted) => setOpen(wanted && mayOpen())}>
      <Tooltip.Trigger ref={trigger} asChild onFocus={onlySeen} onPointerDown={press}>
        {children}
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Words beside={trigger} side={side} onLost={() => setOpen(false)}>
          {text}
          {shortcut !== undefined && <kbd>{shortcut}</kbd>}
        </Words>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

interface WordsProps {
  readonly beside: RefObject<Element | null>;
  readonly side: HintProps['side'];
  readonly onLost: () => void;
  readonly children: ReactNode;
}

/** Radix opens and closes them; where they stand is said by the same rule as for everything that floats. */
function Words({ beside, side, onLost, children }: WordsProps) {
  const ref = usePlaced({ float: 'hint', beside: beside.current, side, onLost });
  return (
    <Tooltip.Content ref={ref} className="hint" avoidCollisions={false}>
      {children}
    </Tooltip.Content>
  );
}
