import { type Text, useText } from '../../i18n/text.ts';
import { Modal } from '../controls/Modal.tsx';

const shortcuts = (text: Text): readonly (readonly [keys: readonly string[], what: string])[] => [
  [['1', '2', '…'], text('keys.pick')],
  [['B'], text('keys.buy')],
  [['S'], text('keys.sell')],
  [['P'], text('keys.pass')],
  [['Enter'], text('keys.confirm')],
  [['Esc'], text('keys.back')],
  [[text('keys.arrowKeys')], text('keys.arrows')],
  [['Tab', 'F6'], text('keys.region')],
  [['U', text('keys.ctrlZ')], text('keys.undo')],
  [['L'], text('keys.log')],
  [['C'], text('keys.camera')],
  [[text('keys.space')], text('keys.skip')],
  [['?'], text('keys.help')],
  [['F1'], text('keys.rules')],
];

/** All keys and what they do. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text('keys.title')} className="shortcuts" onClose={onClose}>
      <dl className="shortcut-list">
        {shortcuts(text).map(([keys, what]) => (
          <div key={what} className="shortcut">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
