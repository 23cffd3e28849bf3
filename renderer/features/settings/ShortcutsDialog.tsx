import { ACCELERATORS } from '../../../shared/vocabulary/keys.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { KeyList } from './KeyList.tsx';
import { SwitchRow } from './settingRows.tsx';

type Shortcut = readonly [keys: readonly string[], what: string];

/** What is written on the keys of an accelerator. */
const acceleratorLabel = (accelerator: string, text: Text): string =>
  accelerator.replace('CmdOrCtrl', text('keys.ctrl')).replace('Plus', '+').replace('+-', '+−').replace('+', ' ');

/** Keys that are the same in many programs, or belong to the page itself: they cannot be changed. */
const fixedShortcuts = (text: Text): readonly Shortcut[] => [
  [['1', '2', '…'], text('keys.pick')],
  [['Enter'], text('keys.confirm')],
  [['Esc'], text('keys.back')],
  [[text('keys.arrowKeys')], text('keys.arrows')],
  [['Tab'], text('keys.region')],
  [[text('keys.space')], text('keys.skip')],
  [['Alt'], text('keys.thresholds')],
  [[acceleratorLabel(ACCELERATORS.search, text)], text('bar.search')],
  [[acceleratorLabel(ACCELERATORS.undo, text)], text('keys.undo')],
  [[acceleratorLabel(ACCELERATORS.redo, text)], text('keys.redo')],
  [['F11', acceleratorLabel(ACCELERATORS.fullScreen, text)], text('keys.fullScreen')],
  [
    [ACCELERATORS.larger, ACCELERATORS.smaller, ACCELERATORS.usualSize].map((keys) => acceleratorLabel(keys, text)),
    text('keys.size'),
  ],
];

/** Keys of the replay screen. */
const replayShortcuts = (text: Text): readonly Shortcut[] => [
  [[text('keys.space')], text('replay.keys.play')],
  [['←', '→'], text('replay.keys.action')],
  [[text('replay.keys.shift'), '←', '→'], text('replay.keys.turn')],
  [[text('replay.keys.home'), text('replay.keys.end')], text('replay.keys.ends')],
  [['Esc'], text('replay.keys.leave')],
];

/** All keys and what they do; those that the game has of its own can be changed. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text('keys.title')} className="shortcuts" onClose={onClose}>
      <KeyList />
      <SwitchRow setting="letterKeys" />
      <h3 className="shortcut-place brass large">{text('keys.fixed')}</h3>
      <ShortcutList shortcuts={fixedShortcuts(text)} />
      <h3 className="shortcut-place brass large">{text('replay.keys')}</h3>
      <ShortcutList shortcuts={replayShortcuts(text)} />
    </Modal>
  );
}

function ShortcutList({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) {
  return (
    <dl className="shortcut-list stack">
      {shortcuts.map(([keys, what]) => (
        <div key={what} className="shortcut stack">
          <dt className="wrap gap-3">
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
