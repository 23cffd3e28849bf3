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

/** What this device calls itself at the table, where several may ask at once. */
export const deviceName = (agent: string): string => KINDS.find(([says]) => says.test(agent))?.[1] ?? 'Browser';
