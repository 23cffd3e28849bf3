import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import type { KeyCommand } from '../../../shared/vocabulary/keys.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { Hint } from '../../ui/controls/Hint.tsx';
import { Menu } from '../../ui/controls/Menu.tsx';
import { useKeyLabel } from '../../ui/keyboard/keyTable.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';
import { nameOf, useGame } from '../game.ts';
import { type CameraStop, useTable } from '../state/table.ts';
import { lookAt, stopsOf } from './cameraStops.ts';

const ICONS = {
  table: 'table',
  board: 'board',
  seat: 'people',
  colonies: 'colony',
  wheel: 'wheel',
  above: 'eye',
} as const satisfies Record<CameraStop['name'], IconName>;

/** The command of each view; the opponents' command leads to the next one. Esc leads to the table. */
const COMMANDS = {
  table: undefined,
  board: 'board',
  seat: 'opponent',
  colonies: 'colonies',
  wheel: 'wheel',
  above: 'above',
} as const satisfies Record<CameraStop['name'], KeyCommand | undefined>;

const idOf = (stop: CameraStop): string => (stop.name === 'seat' ? `seat ${stop.seat}` : stop.name);

function wordsOf(stop: CameraStop, nameOfSeat: (seat: number) => string, text: Text): string {
  return stop.name === 'seat'
    ? text('bar.camera.seat', { name: nameOfSeat(stop.seat) })
    : text(`bar.camera.${stop.name}`);
}

/** All views of the table behind one button, which shows the one that is on. */
export function CameraMenu() {
  const text = useText();
  const { update, own } = useGame();
  const camera = useTable((table) => table.camera);
  const cycles = useKeyLabel('camera');
  const stops = stopsOf(own, update.players.length);
  // The returning focus opens no hint: with one open, Escape would only close it.
  const isBack = useRef(false);
  const comeBack = () => {
    isBack.current = true;
    setTimeout(() => {
      isBack.current = false;
    });
  };
  return (
    <Menu
      label={text('bar.camera')}
      align="end"
      onCloseAutoFocus={comeBack}
      button={
        <Hint text={text('bar.camera')} shortcut={cycles} mayOpen={() => !isBack.current}>
          <DropdownMenu.Trigger
            className="icon-button"
            aria-label={text('bar.camera')}
            aria-keyshortcuts={cycles}
            data-away={camera.name !== 'table'}
          >
            <Icon name={ICONS[camera.name]} />
          </DropdownMenu.Trigger>
        </Hint>
      }
    >
      <DropdownMenu.RadioGroup
        value={idOf(camera)}
        onValueChange={(chosen) => {
          const stop = stops.find((candidate) => idOf(candidate) === chosen);
          if (stop !== undefined) lookAt(stop);
        }}
      >
        {stops.map((stop) => (
          <DropdownMenu.RadioItem key={idOf(stop)} value={idOf(stop)} className="menu-item camera-stop">
            <Icon name={ICONS[stop.name]} />
            {wordsOf(stop, (seat) => nameOf(update, seat), text)}
            <StopKey stop={stop} />
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
    </Menu>
  );
}

function StopKey({ stop }: { readonly stop: CameraStop }) {
  const label = useKeyLabel(COMMANDS[stop.name]);
  const key = stop.name === 'table' ? 'Esc' : label;
  return key === undefined ? null : <kbd>{key}</kbd>;
}
