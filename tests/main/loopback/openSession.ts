import { WebSocket } from 'ws';

/** Trades the one-time address for the session's token, as the page does. */
export async function tokenFor(address: string): Promise<string> {
  const { origin, hash } = new URL(address);
  const code = new URLSearchParams(hash.slice(1)).get('c') ?? '';
  const response = await fetch(`${origin}/session`, { method: 'POST', body: code, headers: { origin } });
  return response.text();
}

/** Returns what opens a line to the host, as the page does. */
export async function openSession(address: string): Promise<() => WebSocket> {
  const { origin } = new URL(address);
  const token = await tokenFor(address);
  return () => new WebSocket(`${origin.replace('http', 'ws')}/ws`, ['hadara.v1', `t.${token}`], { origin });
}
