import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { useText } from '../../platform/i18n/text.ts';
import { type PadModel, usePad } from '../../platform/pad.ts';
import type { PadAction } from './buttons.ts';
import { PadButtons } from './PadButtons.tsx';

type Hint = readonly [
  actions: readonly PadAction[],
  words: 'confirm' | 'back' | 'inspect' | 'advice' | 'panels' | 'views' | 'menu',
];

const EVERYWHERE: readonly Hint[] = [
  [['confirm'], 'confirm'],
  [['back'], 'back'],
];
const DECIDING: readonly Hint[] = [
  [['inspect'], 'inspect'],
  [['advice'], 'advice'],
];
const AT_TABLE: readonly Hint[] = [
  [['earlierPanel', 'laterPanel'], 'panels'],
  [['earlierView', 'laterView'], 'views'],
];
const MENU: readonly Hint[] = [[['menu'], 'menu']];

/** What the buttons do on the current screen. */
function useHints(): readonly Hint[] {
  const screen = useApp((app) => app.screen);
  const panel = useApp((app) => app.panel);
  const deciding = useTable(({ update, playing }) => !playing && update !== null && update.choices.length > 0);
  const opened = usePad((pad) => pad.open !== null);
  const covered = useTable(({ update }) => update !== null && update.screen.curtain !== null);
  if (panel !== null || opened) return EVERYWHERE;
  const atTable = (screen === 'game' && !covered) || screen === 'replay';
  return [
    ...EVERYWHERE,
    ...(screen === 'game' && deciding ? DECIDING : []),
    ...(atTable ? AT_TABLE : []),
    ...(screen === 'title' ? [] : MENU),
  ];
}

/** Hints for the buttons that work here. Only for sighted players: screen readers get names. */
export function PadHints({ model }: { readonly model: PadModel }) {
  const text = useText();
  return (
    <ul className="pad-hints line middle small through oneline" aria-hidden="true">
      {useHints().map(([actions, words]) => (
        <li key={words} className="line gap-4-5">
          <PadButtons actions={actions} model={model} />
          {text(`pad.${words}`)}
        </li>
      ))}
    </ul>
  );
}
