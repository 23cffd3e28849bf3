import { cleanName, LONGEST_NAME } from '../../shared/contract/names.ts';

/** What devices are called by what their browser says of them. */
const KINDS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android'],
  [/Android/, 'Android tablet'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

/** What kind of device a browser says that it runs on: the name of whoever has typed none. */
export const kindOfDevice = (agent: string): string => KINDS.find(([says]) => says.test(agent))?.[1] ?? 'Browser';

/** What a device calls itself at the table, where several may ask at once: as its owner has typed, else by its kind. */
export const deviceName = (typed: string, agent: string): string =>
  cleanName(typed, LONGEST_NAME.player) || kindOfDevice(agent);
