import { lazy, Suspense, useEffect, useRef } from 'react';
import { useGame } from '../../game/game.ts';
import { closeForecast, useSheets } from '../../game/sheets.ts';
import { useStage } from '../../game/state/stage.ts';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { returnFocus } from '../../ui/keyboard/focus.ts';

/** Loaded when it is first opened, as it is seldom used. */
const ForecastParts = lazy(async () => {
  const { ForecastParts: Parts } = await import('./ForecastParts.tsx');
  return { default: Parts };
});

/** The forecast, in a sheet over the table that leaves the own board and the decision visible. */
export function ForecastDrawer() {
  const open = useSheets((sheets) => sheets.forecast);
  const isOver = useGame().view.result !== null;
  return open && !isOver ? <Drawer /> : null;
}

/** Closes the drawer when the log opens: without the 3D table it would cover the log. */
function makeRoomForLog(): () => void {
  const close = () => {
    if (!useStage.getState().shown) closeForecast();
  };
  const leave = [
    useApp.subscribe(({ logOpen }, before) => logOpen && !before.logOpen && close()),
    useTable.subscribe(({ recap }, before) => recap === 'asked' && before.recap !== 'asked' && close()),
  ];
  return () => {
    for (const stop of leave) stop();
  };
}

/** The focus goes into the drawer and, when it closes, back to where it was. */
function Drawer() {
  const text = useText();
  useEffect(makeRoomForLog, []);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => returnFocus(before, { preventScroll: true });
  }, []);
  return (
    <section
      className="board-drawer column foresight"
      aria-label={text('foresight.title')}
      data-region="foresight"
      tabIndex={-1}
      ref={ref}
    >
      <header className="log-head between">
        <h2>{text('foresight.title')}</h2>
        <IconButton icon="close" label={text('dialog.close')} shortcut="Esc" onPress={closeForecast} />
      </header>
      <Suspense>
        <ForecastParts />
      </Suspense>
    </section>
  );
}
