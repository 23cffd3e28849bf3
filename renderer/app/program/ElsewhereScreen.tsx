import { useText } from '../../platform/i18n/text.ts';
import { Message } from '../Message.tsx';
import { reloadAtTable } from './restore.ts';

/** Another window has taken the game over; this one can take it back. */
export function ElsewhereScreen() {
  const text = useText();
  return (
    <Message title={text('link.elsewhere.title')} text={text('link.elsewhere.text')}>
      <button type="button" className="button button-main" onClick={reloadAtTable}>
        {text('link.elsewhere.here')}
      </button>
    </Message>
  );
}
