import { useState } from 'react';
import { useText } from '../../platform/i18n/text.ts';
import { Message } from '../Message.tsx';
import { reloadAtTable } from './restore.ts';

/** Whether the program behind the page answers again. */
const isThere = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The program behind the page has ended, or the connection is lost. It may come back. */
export function EndedScreen() {
  const text = useText();
  const [tries, setTries] = useState(0);
  const retry = async () => {
    // Loading a page that nobody serves would replace this one by the browser's own.
    if (await isThere()) reloadAtTable();
    else setTries(tries + 1);
  };
  return (
    <Message title={text('link.ended.title')} text={text('link.ended.text')}>
      <button type="button" className="button button-main" onClick={() => void retry()}>
        {text('link.ended.retry')}
      </button>
      {tries > 0 && <p key={tries}>{text('link.ended.still')}</p>}
    </Message>
  );
}
