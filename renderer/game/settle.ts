import type { CallName, CallOutput } from '../../shared/contract/contract.ts';
import { useApp } from '../platform/app.ts';
import type { Answer } from '../platform/client/client.ts';

/** Shows why a call failed, or takes an older message away. Returns the value of a call that did not fail. */
export function settle<K extends CallName>(answer: Answer<K>): CallOutput<K> | undefined {
  useApp.setState({ failure: answer.ok ? null : answer.code });
  return answer.ok ? answer.value : undefined;
}
