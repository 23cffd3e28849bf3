import { Tooltip } from 'radix-ui';
import type { ReactElement } from 'react';

interface HintProps {
  readonly text: string;
  /** The key that does the same. */
  readonly shortcut?: string | undefined;
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that takes focus or the pointer. */
  readonly children: ReactElement;
}

/** Words that appear beside something when it is pointed at or focused. */
export function Hint({ text, shortcut, side = 'bottom', children }: HintProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="hint" side={side} sideOffset={6} collisionPadding={8}>
          {text}
          {shortcut !== undefined && <kbd>{shortcut}</kbd>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
