import { ACCELERATORS } from '../../../../shared/vocabulary/keys.ts';
import { useText } from '../../../platform/i18n/text.ts';

/** Returns what is written on the keys that open the search for a command. */
export function useSearchKey(): string {
  const text = useText();
  return ACCELERATORS.search.replace('CmdOrCtrl', text('keys.ctrl')).replace('+', ' ');
}
