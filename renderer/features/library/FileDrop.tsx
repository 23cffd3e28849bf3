import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { ArrivalDialog } from './ArrivalDialog.tsx';
import { importGames } from './commands.ts';
import { useFileDrop } from './fileDrop.ts';
import { useLibrary } from './library.ts';

/** Takes game files that are dropped onto the window, whatever is on the screen. */
export function FileDrop() {
  const text = useText();
  const host = useHost();
  const reading = useLibrary(({ asking, imported }) => asking && imported?.kind === 'reading');
  const over = useFileDrop((files) => void importGames(host, files));
  return (
    <>
      {(over || reading) && (
        <div className="drop-shade stack bold engraved bright pill through inmiddle gap-10" aria-hidden="true">
          <Icon name="load" />
          {text(over ? 'library.import.drop' : 'library.import.reading')}
        </div>
      )}
      <ArrivalDialog />
    </>
  );
}
