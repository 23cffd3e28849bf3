import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where files that the benches load lay before the page was sorted by features: older commits have them there. */
const FORMER: Readonly<Record<string, string>> = {
  'renderer/game/madeUpUpdate.ts': 'renderer/playground/madeUpUpdate.ts',
  'renderer/game/madeUpView.ts': 'renderer/playground/madeUpView.ts',
  'renderer/game/state/table.ts': 'renderer/store/table.ts',
  'renderer/table3d/Table.tsx': 'renderer/scene/Table.tsx',
};

/** Where a file of today's program lies in the commit that is laid out in `root`. Both places are seen from there. */
export const placeIn = (root: string, file: string): string =>
  existsSync(path.join(root, file)) ? file : (FORMER[file] ?? file);
