import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { GOLDEN_FOLDER, goldenSetups, goldenText } from '../../tests/fixtures/goldenGames.ts';

/* Writes the golden records anew: `npm run golden:update`. Look at the difference before you keep it. */

for (const [file, setup] of Object.entries(goldenSetups)) {
  writeFileSync(path.join(GOLDEN_FOLDER, file), goldenText(setup));
}
