import { exitCodeOf, startQuietly } from './children.ts';

/** The program of each system that opens an address in the browser which the player uses for everything. */
export function opening(platform: NodeJS.Platform, address: string): readonly [string, readonly string[]] {
  if (platform === 'darwin') return ['open', [address]];
  // Not `start`, which is a word of the shell and reads the address in its own way.
  if (platform === 'win32') return ['rundll32.exe', ['url.dll,FileProtocolHandler', address]];
  return ['xdg-open', [address]];
}

/** Opens an address there, as far as the system can. Never rejects. */
export async function openInDefaultBrowser(platform: NodeJS.Platform, address: string): Promise<void> {
  const [program, args] = opening(platform, address);
  await exitCodeOf(startQuietly(program, args));
}
