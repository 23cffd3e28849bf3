import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';
import { useKeyLabel } from '../keyboard/keyTable.ts';
import { Icon, type IconName } from '../symbols/Icon.tsx';
import { Hint } from './Hint.tsx';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The command that does the same by its key; a key that cannot be changed is told as it is. */
  readonly command?: KeyCommand;
  readonly shortcut?: string;
  readonly pressed?: boolean;
  /** Why the button does nothing now. */
  readonly refusal?: string | undefined;
  readonly onPress: () => void;
}

/** A button that shows a symbol, and its name when pointed at, focused, or pressed for long with a finger. */
export function IconButton({ icon, label, command, shortcut, pressed, refusal, onPress }: IconButtonProps) {
  const key = useKeyLabel(command) ?? shortcut;
  const name = refusal ?? label;
  return (
    <Hint text={name} shortcut={key}>
      <button
        type="button"
        className="icon-button"
        aria-label={refusal === undefined ? label : `${label}: ${refusal}`}
        aria-keyshortcuts={key}
        aria-pressed={pressed}
        aria-disabled={refusal !== undefined}
        onClick={() => {
          if (refusal === undefined) onPress();
        }}
      >
        <Icon name={icon} means={null} />
      </button>
    </Hint>
  );
}
