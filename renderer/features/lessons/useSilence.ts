import { changeSettings } from '../../platform/commands.ts';
import { useHost } from '../../platform/host.ts';

/** Silences one kind of what the coach says. */
export function useSilence(setting: 'coachHints' | 'coachWarnings' | 'coachReviews'): () => void {
  const host = useHost();
  return () => void changeSettings(host, { [setting]: false });
}
