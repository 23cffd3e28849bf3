import { changeSettings } from '../platform/commands.ts';
import { useHost } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { useKeys } from '../ui/keyboard/useKeys.ts';
import { closeBook } from './sheets.ts';
import { useStage } from './state/stage.ts';

interface BackButtonProps {
  readonly words: string;
  readonly onPress: () => void;
}

/** The way out of a screen: a button, or Esc when nothing over the screen would be closed by Esc first. */
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

/** The panels that make room for the 3D table. */
export type FoldingPart = 'seats' | 'panel';

/** The setting in which each panel's state is kept. */
export const FOLDING = { seats: 'seatsFolded', panel: 'panelFolded' } as const satisfies Record<FoldingPart, string>;

/** Whether a panel is folded. Without the 3D table none is: there would be nothing to see instead of it. */
export function useFolded(part: FoldingPart): boolean {
  const shown = useStage((stage) => stage.shown);
  const folded = useSettings((settings) => settings[FOLDING[part]]);
  return shown && folded;
}

/** Folds a panel beside the 3D table, or unfolds it. Without the table there is nothing to make room for. */
export function FoldButton({ part }: { readonly part: FoldingPart }) {
  const shown = useStage((stage) => stage.shown);
  return shown ? <Fold part={part} /> : null;
}

function Fold({ part }: { readonly part: FoldingPart }) {
  const text = useText();
  const host = useHost();
  const folded = useSettings((settings) => settings[FOLDING[part]]);
  // The arrow shows where the panel's edge goes.
  const opensRight = part === 'seats';
  return (
    <div className={`fold fold-${part}`}>
      <IconButton
        icon={folded === opensRight ? 'forward' : 'back'}
        label={text(folded ? `${part}.unfold` : `${part}.fold`)}
        command={part}
        onPress={() => void changeSettings(host, { [FOLDING[part]]: !folded })}
      />
    </div>
  );
}
