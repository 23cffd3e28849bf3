import { useEffect, useEffectEvent, useState } from 'react';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { ArrivalDialog } from './ArrivalDialog.tsx';
import { importGames } from './commands.ts';
import { useLibrary } from './library.ts';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped anywhere on the window. Returns whether some are being held over it. */
function useFileDrop(take: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const drop = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event)) return;
    // Otherwise the browser would open the file in place of the game.
    event.preventDefault();
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) take(files);
  });
  useEffect(() => {
    const hold = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      // Only when it leaves the window, not one of its parts.
      if (event.relatedTarget === null) setOver(false);
    };
    window.addEventListener('dragover', hold);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hold);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return over;
}

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
