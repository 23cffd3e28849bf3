import { useTable } from '../../game/state/table.ts';
import { useApp } from '../../platform/app.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { askPhones } from './commands.ts';
import { askingWords } from './placeWords.ts';

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

/** The same over the table, while the dialog of the phones is closed. */
export function AskingLayer() {
  const some = useApp(({ phones }) => phones.asking.length > 0);
  return some ? (
    <aside className="phones-layer" data-region="asking">
      <Asking />
    </aside>
  ) : null;
}
