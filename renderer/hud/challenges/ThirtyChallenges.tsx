import { useText } from '../../i18n/text.ts';

export function ThirtyChallenges() {
  const text = useText();
  return <h2>{text('challenges.all')}</h2>;
}
