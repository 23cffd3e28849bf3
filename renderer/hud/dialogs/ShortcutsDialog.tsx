import { type Text, useText } from '../../i18n/text.ts';
import { Modal } from '../controls/Modal.tsx';

type Shortcut = readonly [keys: readonly string[], what: string];

const gameShortcuts = (text: Text): readonly Shortcut[] => [
  [['1', '2', '…'], text('keys.pick')],
  [['B'], text('keys.buy')],
  [['S'], text('keys.sell')],
  [['P'], text('keys.pass')],
  [['A'], text('advice.keys')],
  [['Q'], text('coach.keys')],
  [['Enter'], text('keys.confirm')],
  [['Esc'], text('keys.back')],
  [[text('keys.arrowKeys')], text('keys.arrows')],
  [['Tab', 'F6'], text('keys.region')],
  [['U', text('keys.ctrlZ')], text('keys.undo')],
  [['Y', text('keys.ctrlY')], text('keys.redo')],
  [['R'], text('keys.reset')],
  [['E'], text('keys.recap')],
  [['L'], text('keys.log')],
  [['C'], text('keys.camera')],
  [['H', 'N', 'K', 'W', 'V'], text('keys.views')],
  [['M'], text('keys.sound')],
  [['Alt'], text('keys.thresholds')],
  [['F'], text('foresight.keys')],
  [['O'], text('keys.seats')],
  [['D'], text('keys.panel')],
  [['G'], text('keys.gallery')],
  [['J'], text('keys.hide')],
  [['I'], text('challenges.keys')],
  [[text('keys.space')], text('keys.skip')],
  [['X'], text('keys.pause')],
  [['T'], text('keys.step')],
  [['?'], text('keys.help')],
  [['F1'], text('keys.rules')],
  [['F11', 'Alt Enter'], text('keys.fullScreen')],
  [[text('keys.plus'), text('keys.minus'), text('keys.zero')], text('keys.size')],
];

/** Keys of the replay screen. */
const replayShortcuts = (text: Text): readonly Shortcut[] => [
  [[text('keys.space')], text('replay.keys.play')],
  [['←', '→'], text('replay.keys.action')],
  [[text('replay.keys.shift'), '←', '→'], text('replay.keys.turn')],
  [[text('replay.keys.home'), text('replay.keys.end')], text('replay.keys.ends')],
  [['M'], text('keys.sound')],
  [['Esc'], text('replay.keys.leave')],
];

/** All keys and what they do. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text('keys.title')} className="shortcuts" onClose={onClose}>
      <ShortcutList shortcuts={gameShortcuts(text)} />
      <h3 className="shortcut-place">{text('replay.keys')}</h3>
      <ShortcutList shortcuts={replayShortcuts(text)} />
    </Modal>
  );
}

function ShortcutList({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="shortcut-list">
      {shortcuts.map(([keys, what]) => (
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
  );
}
