import { useEffect } from 'react';
import type { Invitation, PhonesState, Place } from '../../../shared/contract/phones.ts';
import { useSheets } from '../../game/sheets.ts';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { Asking, Former } from './Asking.tsx';
import { askPhones } from './commands.ts';
import { placeWords } from './placeWords.ts';
import { QrCode } from './QrCode.tsx';

/** Inviting phones and second screens: what it does, the codes, and who has come. */
export function PhonesDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const host = useHost();
  const phones = useApp((app) => app.phones);
  useEffect(() => void askPhones(host, 'phones.read', {}), [host]);
  return (
    <Modal title={text('phones.title')} className="phones" onClose={onClose}>
      {phones.door === null ? <Before phones={phones} /> : <Invited phones={phones} />}
    </Modal>
  );
}

/** What inviting means, before anything listens. */
function Before({ phones: { trouble } }: { readonly phones: PhonesState }) {
  const text = useText();
  const host = useHost();
  return (
    <div className="stack gap-8">
      <Former />
      <p>{text('phones.intro')}</p>
      <p>{text('phones.before')}</p>
      {trouble !== null && (
        <p className="failure" role="alert">
          {text(`phones.trouble.${trouble}`)}
        </p>
      )}
      <footer className="modal-foot">
        <button type="button" className="button button-main" onClick={() => void askPhones(host, 'phones.invite', {})}>
          <Icon name="phone" />
          {text('phones.invite')}
        </button>
      </footer>
    </div>
  );
}

function Invited({ phones }: { readonly phones: PhonesState }) {
  const text = useText();
  const host = useHost();
  const { invitations, devices } = phones;
  const deviceAt = (place: Place) => devices.findLast((device) => device.place === place)?.id;
  const chosen = useSheets(({ invited }) => invited);
  // Once the device that somebody waited for is there, the next person's turn comes.
  const kept = invitations.find(({ place }) => place === chosen?.place && deviceAt(place) === chosen.device);
  const shown = kept ?? invitations.find(({ place }) => deviceAt(place) === undefined) ?? invitations[0];
  const choose = (place: Place) => useSheets.setState({ invited: { place, device: deviceAt(place) } });
  return (
    <div className="stack gap-7">
      <Asking />
      <div className="phones-columns">
        <ul className="stack gap-3" aria-label={text('phones.place')}>
          {invitations.map(({ place }) => (
            <PlaceRow
              key={place}
              place={place}
              phones={phones}
              isShown={place === shown?.place}
              onChoose={() => choose(place)}
            />
          ))}
        </ul>
        {shown !== undefined && <Code invitation={shown} phones={phones} />}
      </div>
      <p className="quiet">{text('phones.unreachable')}</p>
      <footer className="modal-foot">
        <FromSofa />
        <button type="button" className="button button-quiet" onClick={() => void askPhones(host, 'phones.stop', {})}>
          {text('phones.stop')}
        </button>
      </footer>
    </div>
  );
}

/** Whether everything on this screen is as large as people on a sofa need it. */
function FromSofa() {
  const text = useText();
  const host = useHost();
  const fromSofa = useSettings((settings) => settings.fromSofa);
  return (
    <label className="line gap-4">
      <input
        type="checkbox"
        className="phones-check"
        checked={fromSofa}
        onChange={({ target }) => void changeSettings(host, { fromSofa: target.checked })}
      />
      {text('settings.fromSofa')}
    </label>
  );
}

interface PlaceRowProps {
  readonly place: Place;
  readonly phones: PhonesState;
  readonly isShown: boolean;
  readonly onChoose: () => void;
}

/** A place: whose it is, which device has it, and the way to its code. */
function PlaceRow({ place, phones, isShown, onChoose }: PlaceRowProps) {
  const text = useText();
  const host = useHost();
  const players = useTable((table) => table.update?.players) ?? [];
  const device = phones.devices.findLast((one) => one.place === place);
  const player = place === 'table' ? undefined : players[place];
  return (
    <li className="phones-place stack gap-2 rounded" data-shown={isShown}>
      <button type="button" className="line gap-4" aria-pressed={isShown} onClick={onChoose}>
        {player === undefined ? <Icon name="table" means={null} /> : <Emblem emblem={player.emblem} />}
        <b className="grow cut">{placeWords(place, players, text)}</b>
      </button>
      {device === undefined ? (
        place !== 'table' && <span className="dim small">{text('phones.atScreen')}</span>
      ) : (
        <span className="line gap-4 small">
          <span className="grow">
            {text(device.connected ? 'phones.here' : 'phones.away', { device: device.name })}
          </span>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void askPhones(host, 'phones.release', { place })}
          >
            {text('phones.release')}
          </button>
        </span>
      )}
    </li>
  );
}

interface CodeProps {
  readonly invitation: Invitation;
  readonly phones: PhonesState;
}

/** How a device gets to a place: by its camera, or by typing. */
function Code({ invitation: { link, code, place }, phones: { door, addresses } }: CodeProps) {
  const text = useText();
  const host = useHost();
  const players = useTable((table) => table.update?.players) ?? [];
  if (door === null) return null;
  return (
    <section className="phones-code stack gap-4" aria-label={placeWords(place, players, text)}>
      <p className="strong">{text('phones.scan')}</p>
      <QrCode text={link} label={text('phones.scan')} />
      <p>
        {text.rich('phones.type', {
          address: (
            <b key="address" className="phones-typed">
              {door.link.replace(/^http:\/\/|\/$/g, '')}
            </b>
          ),
          code: (
            <b key="code" className="phones-typed oneline">
              {code}
            </b>
          ),
        })}
      </p>
      <p className="quiet">{text('phones.once')}</p>
      {addresses.length > 1 && (
        <p className="line gap-4">
          {text('phones.address')}
          <ChoiceMenu
            label={text('phones.address')}
            value={door.address}
            options={addresses}
            wordsFor={(address) => address}
            onChange={(address) => void askPhones(host, 'phones.invite', { address })}
          />
        </p>
      )}
    </section>
  );
}
