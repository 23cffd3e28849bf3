import { useKeys } from '../ui/keyboard/useKeys.ts';
import { closeBook } from './sheets.ts';

interface BackButtonProps {
  readonly words: string;
  readonly onPress: () => void;
}

/** The way out of a screen: pressed, or by Esc when nothing lies over the screen that Esc would close first. */
export function BackButton({ words, onPress }: BackButtonProps) {
  useKeys(({ key, repeat }) => {
    if (key !== 'Escape' || repeat) return undefined;
    return () => {
      if (!closeBook()) onPress();
    };
  });
  return (
    <button type="button" className="button button-quiet" onClick={onPress}>
      {words}
    </button>
  );
}
