import { Icon, type IconName } from '../icons/Icon.tsx';
import { Hint } from './Hint.tsx';

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly shortcut?: string;
  readonly pressed?: boolean;
  /** Why the button does nothing now. */
  readonly refusal?: string | undefined;
  readonly onPress: () => void;
}

/** A button that shows a symbol, and its name when pointed at or focused. */
export function IconButton({ icon, label, shortcut, pressed, refusal, onPress }: IconButtonProps) {
  const name = refusal ?? label;
  return (
    <Hint text={name} shortcut={shortcut}>
      <button
        type="button"
        className="icon-button"
        aria-label={refusal === undefined ? label : `${label}: ${refusal}`}
        aria-keyshortcuts={shortcut}
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
