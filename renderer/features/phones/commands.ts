import type { CallInput, CallName } from '../../../shared/contract/contract.ts';
import { useApp } from '../../platform/app.ts';
import { ask, type Host } from '../../platform/host.ts';

/** The calls that answer with the state of the phones. */
type PhoneCall = Extract<CallName, `phones.${string}`>;

/** Asks something of the door for phones, and keeps what it answers. */
export async function askPhones<K extends PhoneCall>(host: Host, call: K, input: CallInput<K>): Promise<void> {
  const state = await ask(host, call, input);
  if (state !== null) useApp.setState({ phones: state });
}
