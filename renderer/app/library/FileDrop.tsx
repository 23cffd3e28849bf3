import { useCommands } from '../../hud/commands.ts';
import { Icon } from '../../hud/icons/Icon.tsx';
import { useFileDrop } from '../../hud/library/fileDrop.ts';
import { useText } from '../../i18n/text.ts';
import { useLibrary } from '../../store/library.ts';
import { ArrivalDialog } from './ArrivalDialog.tsx';

/** Takes game files that are dropped onto the window, whatever is on the screen. */
export function FileDrop() {
  const text = useText();
  const { library } = useCommands();
  const reading = useLibrary(({ asking, imported }) => asking && imported?.kind === 'reading');
  const over = useFileDrop((files) => void library.importFiles(files));
  return (
    <>
      {(over || reading) && (
        <div className="drop-shade" aria-hidden="true">
          <Icon name="load" />
          {text(over ? 'library.import.drop' : 'library.import.reading')}
        </div>
      )}
      <ArrivalDialog />
    </>
  );
}
