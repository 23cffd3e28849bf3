import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { CallInput, CallName, CallOutput } from '../../shared/contract/contract.ts';
import { type Panel, useApp } from './app.ts';
import type { Answer, Client } from './client/client.ts';
import type { Navigation, NavigationSnapshot, Route } from './navigation.ts';

/**
 * The page's typed connection to its host, the first argument of every command. What belongs to one page is stored here
 * too (`renderer/game/page.ts`), so that pages share nothing.
 */
export interface Host extends Client {
  readonly navigation: Navigation;
}

export const HostContext = createContext<Host | null>(null);

/** Returns the host. Throws outside of the connected page. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (host === null) throw new Error('not connected');
  return host;
}

/** Shows a screen. There is no other way to do so. */
export const navigate = ({ navigation }: Host, route: Route): void => navigation.send({ type: 'enter', route });

/** Opens a dialog, instead of the one that is open. */
export const openPanel = ({ navigation }: Host, panel: Panel): void => navigation.send({ type: 'openPanel', panel });

/** Closes the dialog, if one is open. */
export const closePanel = ({ navigation }: Host): void => navigation.send({ type: 'closePanel' });

/** Opens the log, or closes it. */
export const toggleLog = ({ navigation }: Host): void => navigation.send({ type: 'toggleLog' });

/** Closes the log, if it is open. */
export const closeLog = ({ navigation }: Host): void => navigation.send({ type: 'closeLog' });

/** Returns a selected part of the navigation's state. */
export const useNavigation = <T>(select: (snapshot: NavigationSnapshot) => T): T =>
  useSelector(useHost().navigation, select);

/** Shows why a call failed, or removes an older message. Returns the value of a successful call, else `null`. */
export function valueOrNotice<K extends CallName>(answer: Answer<K>): CallOutput<K> | null {
  useApp.setState({ failure: answer.ok ? null : answer.code });
  return answer.ok ? answer.value : null;
}

/** Calls the host. A failure shows as a notice, and the answer is `null` then. Never rejects. */
export const ask = async <K extends CallName>(
  host: Host,
  name: K,
  input: CallInput<K>,
): Promise<CallOutput<K> | null> => valueOrNotice(await host.call(name, input));
