import { useEffect } from 'react';
import { usePad } from '../../platform/pad.ts';
import { enter } from './focusMap.ts';
import { listenToPads } from './listenToPads.ts';
import { PadHints } from './PadHints.tsx';
import { PadLetters } from './PadLetters.tsx';
import { PadMenu } from './PadMenu.tsx';

const close = (): void => usePad.setState({ open: null });

/** The game for a gamepad: loaded when the first one is connected. */
export function GamepadLayer() {
  const inUse = usePad((pad) => pad.inUse);
  const open = usePad((pad) => pad.open);
  useEffect(listenToPads, []);
  useEffect(() => {
    if (open !== null) enter();
  }, [open]);
  return (
    <>
      {inUse !== null && <PadHints model={inUse} />}
      {open === 'menu' && <PadMenu onClose={close} />}
      {open instanceof HTMLInputElement && <PadLetters field={open} onClose={close} />}
    </>
  );
}
