import { useHand } from './handState.ts';

/**
 * Comes to the table by a key, and stays in touch with it from then on. What speaks to the table is loaded late, so that a
 * phone says at once that something happens.
 */
export function come(key: string): void {
  useHand.setState({ stage: { name: 'connecting' } });
  void import('./connectHand.ts').then(({ connectHand }) => useHand.setState(connectHand(key)));
}
