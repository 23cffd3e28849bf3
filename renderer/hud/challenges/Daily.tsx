import { useText } from '../../i18n/text.ts';

export function Daily() {
  const text = useText();
  return <h2>{text('challenges.daily')}</h2>;
}
