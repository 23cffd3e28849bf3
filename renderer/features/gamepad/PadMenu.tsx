import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';
import type { MessageKey } from '../../../shared/words/words.ts';
import { openBookHere } from '../../game/openHere.ts';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { useRoutes } from '../../platform/feature.ts';
import { openPanel, useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { usePad } from '../../platform/pad.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { runCommand } from '../../ui/keyboard/useKeys.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import type { PadAction } from './buttons.ts';
import { PadButtons } from './PadButtons.tsx';

/** The entries of the top bar and of the desktop's menus, for players with only a gamepad. */
export function PadMenu({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const host = useHost();
  const routes = useRoutes();
  const screen = useApp((app) => app.screen);
  const over = useTable(({ update }) => update !== null && update.view.result !== null);
  const items: readonly (readonly [IconName, string, () => void])[] = [
    ['arrow', text('pad.goOn'), () => undefined],
    ...(screen === 'game'
      ? ([
          ['undo', text('bar.undo'), commanded('undo')],
          ['log', text('bar.log'), commanded('log')],
          ['spyglass', text('foresight.title'), commanded('foresight')],
        ] as const)
      : []),
    ...(screen === 'game' && over
      ? ([['points', text('panel.openScore'), () => openPanel(host, 'score')]] as const)
      : []),
    ['book', text('rules.open'), openBookHere],
    ['card', text('gallery.title'), () => openPanel(host, 'gallery')],
    ['keyboard', text('bar.shortcuts'), () => openPanel(host, 'shortcuts')],
    ['settings', text('bar.settings'), () => openPanel(host, 'settings')],
    ...(screen === 'game' ? ([['leave', text('bar.leave'), () => void routes.leave()]] as const) : []),
  ];
  return (
    <Modal title={text('pad.menu')} className="pad-menu" onClose={onClose}>
      <div>
        {items.map(([icon, words, act]) => (
          <button
            key={icon}
            type="button"
            className="menu-button line engraved round anchor"
            data-main={icon === 'arrow'}
            onClick={() => {
              onClose();
              act();
            }}
          >
            <Icon name={icon} means={null} />
            {words}
          </button>
        ))}
      </div>
      <PadUses />
    </Modal>
  );
}

/** What every button does. */
const USES: readonly (readonly [readonly PadAction[], MessageKey])[] = [
  [['confirm'], 'pad.confirm'],
  [['back'], 'pad.back'],
  [['inspect'], 'pad.inspect'],
  [['advice'], 'pad.advice'],
  [['earlierPanel', 'laterPanel'], 'pad.panels'],
  [['earlierView', 'laterView'], 'pad.views'],
  [['log'], 'bar.log'],
  [['menu'], 'pad.menu'],
];

function PadUses() {
  const text = useText();
  const model = usePad((pad) => pad.inUse) ?? 'xbox';
  return (
    <section aria-label={text('pad.title')}>
      <dl className="pad-uses gap-5-5 stack atop">
        <div>
          <dt>{text('pad.dpad')}</dt>
          <dd>{text('pad.move')}</dd>
        </div>
        <div>
          <dt>{text('pad.stick')}</dt>
          <dd>{text('pad.scroll')}</dd>
        </div>
        {USES.map(([actions, words]) => (
          <div key={words}>
            <dt>
              <PadButtons actions={actions} model={model} />
            </dt>
            <dd>{text(words)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const commanded = (command: KeyCommand) => () => runCommand(command, new Event('pad'));
