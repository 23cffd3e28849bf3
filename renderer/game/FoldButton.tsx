import { changeSettings } from '../platform/commands.ts';
import { useHost } from '../platform/host.ts';
import { useText } from '../platform/i18n/text.ts';
import { useSettings } from '../platform/settings.ts';
import { IconButton } from '../ui/controls/IconButton.tsx';
import { FOLDING, type FoldingPart } from './folding.ts';
import { useStage } from './state/stage.ts';

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
