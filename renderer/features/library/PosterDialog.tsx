import { useEffect, useRef, useState } from 'react';
import { FILM_KINDS, POSTER_SHAPES, type PosterShape } from '../../game/poster.ts';
import { saveFile } from '../../platform/document.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Segments } from '../../ui/controls/Segments.tsx';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { type Progress, usePoster } from './usePoster.ts';

interface PosterDialogProps {
  readonly gameId: string;
  /** Milliseconds since 1970; left out: it has just ended. */
  readonly playedAt?: number;
  readonly onClose: () => void;
}

/** Shows the end of a finished game as a poster that can be saved or copied, and films how its cities grew. Nothing is sent. */
export function PosterDialog({ gameId, playedAt, onClose }: PosterDialogProps) {
  const text = useText();
  const [shape, setShape] = useState<PosterShape>('wide');
  const [copied, setCopied] = useState<boolean | null>(null);
  const { title, poster, progress, film } = usePoster(gameId, playedAt, shape);
  const busy = progress.state === 'painting' || progress.state === 'filming';
  const save = (canvas: HTMLCanvasElement) =>
    canvas.toBlob((blob) => blob !== null && saveFile(`hadara-${shape}.png`, blob), 'image/png');
  return (
    <Modal title={text('poster.title')} className="poster" onClose={onClose}>
      <Segments
        label={text('poster.shape')}
        value={shape}
        options={POSTER_SHAPES}
        wordsFor={(one) => text(`poster.${one}`)}
        onChange={setShape}
      />
      <Picture canvas={poster} label={title} />
      <p role="status" className="dim">
        {stateWords(progress, copied, text)}
      </p>
      <footer className="modal-foot">
        {FILM_KINDS.map((kind) => (
          <Act key={kind} icon="play" words={text(`poster.film.${kind}`)} act={busy ? null : () => film(kind)} />
        ))}
        <Act
          icon="copy"
          words={text('poster.copy')}
          act={poster === null ? null : () => void copy(poster).then(setCopied)}
        />
        <Act main icon="save" words={text('poster.save')} act={poster === null ? null : () => save(poster)} />
      </footer>
    </Modal>
  );
}

interface ActProps {
  readonly main?: boolean;
  readonly icon: IconName;
  readonly words: string;
  /** `null` while it cannot be done: the line above says why. */
  readonly act: (() => void) | null;
}

function Act({ main = false, icon, words, act }: ActProps) {
  return (
    <button
      type="button"
      className={`button ${main ? 'button-main' : 'button-quiet'}`}
      aria-disabled={act === null}
      onClick={() => act?.()}
    >
      <Icon name={icon} />
      {words}
    </button>
  );
}

function Picture({ canvas, label }: { readonly canvas: HTMLCanvasElement | null; readonly label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (canvas !== null) frame.current?.replaceChildren(canvas);
  }, [canvas]);
  return <div ref={frame} className="poster-picture" role="img" aria-label={label} />;
}

const stateWords = (progress: Progress, copied: boolean | null, text: Text): string => {
  switch (progress.state) {
    case 'painting':
      return text('poster.painting');
    case 'filming':
      return text('poster.filming', { share: Math.round(progress.share * 100) });
    case 'failed':
      return text('poster.failed');
    default:
      if (copied === null) return text('poster.private');
      return text(copied ? 'poster.copied' : 'poster.notCopied');
  }
};

/** Puts the picture on the clipboard; whether that was allowed. */
async function copy(canvas: HTMLCanvasElement): Promise<boolean> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) return false;
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]).then(
    () => true,
    () => false,
  );
}
