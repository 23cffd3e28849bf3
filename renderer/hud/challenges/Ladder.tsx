import { useText } from '../../i18n/text.ts';

export function Ladder() {
  const text = useText();
  return <h2>{text('challenges.ladder')}</h2>;
}
