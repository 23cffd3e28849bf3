import { useEffect } from 'react';
import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { askPhones } from './commands.ts';
import { askingWords, placeWords } from './placeWords.ts';

/** The devices that wait to be let in: somebody at the table decides. */
export function Asking() {
  const text = useText();
  const host = useHost();
  const asking = useApp(({ phones }) => phones.asking);
  const players = useTable((table) => table.update?.players) ?? [];
  return (
    <ul className="phones-asking stack gap-4" role="status">
      {asking.map(({ id, name, place }) => (
        <li key={id} className="phones-ask line gap-5 rounded">
          <span className="grow strong">{askingWords(name, place, players, text)}</span>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => void askPhones(host, 'phones.refuse', { device: id })}
          >
            {text('phones.refuse')}
          </button>
          <button
            type="button"
            className="button button-main"
            onClick={() => void askPhones(host, 'phones.admit', { device: id })}
          >
            {text('phones.admit')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks whether the devices may come back that were at this table before the program ended; nothing without any. */
export function Former() {
  const text = useText();
  const host = useHost();
  const former = useApp(({ phones }) => phones.former);
  const players = useTable((table) => table.update?.players) ?? [];
  if (former.length === 0) return null;
  const devices = text.list(former.map(({ place, name }) => `${placeWords(place, players, text)} (${name})`));
  const answer = (welcome: boolean) => void askPhones(host, 'phones.comeBack', { welcome });
  return (
    <section className="phones-ask line gap-5 rounded">
      <span className="grow strong">{text('phones.former', { devices })}</span>
      <button type="button" className="button button-quiet" onClick={() => answer(false)}>
        {text('phones.former.no')}
      </button>
      <button type="button" className="button button-main" onClick={() => answer(true)}>
        {text('phones.former.yes')}
      </button>
    </section>
  );
}

/** The same over the table, while the dialog of the phones is closed. */
export function AskingLayer() {
  const host = useHost();
  const some = useApp(({ phones }) => phones.asking.length > 0 || phones.former.length > 0);
  // Which devices were here before depends on the game that was just taken up.
  useEffect(() => void askPhones(host, 'phones.read', {}), [host]);
  return some ? (
    <aside className="phones-layer" data-region="asking">
      <Former />
      <Asking />
    </aside>
  ) : null;
}
