import { useApp } from '../../platform/app.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';

/** What lies in the data folder: names of files and folders there, as they are, and the words about them. */
const STORED = [
  ['games, trash, analysis', 'stored.games'],
  ['settings.json, statistics.json, lessons.json, problems.json, challenges.json', 'stored.player'],
  ['content', 'stored.content'],
  ['logs', 'stored.logs'],
  ['electron, browser', 'stored.engine'],
] as const;

/** What the program stores and where, and that it sends nothing. */
export function StoredDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const folder = useApp(({ info }) => info?.dataFolder ?? '');
  return (
    <Modal title={text('stored.title')} className="stored" onClose={onClose}>
      <p>{text('stored.nothingSent')}</p>
      <p className="breaks">{text('stored.here', { folder })}</p>
      <dl>
        {STORED.map(([names, about]) => (
          <div key={about}>
            <dt>{names}</dt>
            <dd>{text(about)}</dd>
          </div>
        ))}
      </dl>
      <p>{text('stored.network')}</p>
      <p>{text('stored.phones')}</p>
      <p>{text('stored.delete')}</p>
    </Modal>
  );
}
