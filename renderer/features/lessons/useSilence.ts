import { useCommands } from '../../app/commands.ts';

/** Silences one kind of what the coach says. */
export function useSilence(setting: 'coachHints' | 'coachWarnings' | 'coachReviews'): () => void {
  const { change } = useCommands();
  return () => void change({ [setting]: false });
}
