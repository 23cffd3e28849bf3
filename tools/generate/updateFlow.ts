import { readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { COMPILED_FLOW, flowCode } from './flowCode.ts';

/* Compiles the flow, and draws every statechart anew in the READMEs that show it: `npm run flow:update`. */

writeFileSync(COMPILED_FLOW, flowCode());
// The page's charts are loaded as Vite loads the page: its words are found by `import.meta.glob`.
const { module } = await runnerImport<typeof import('./charts.ts')>(`${import.meta.dirname}/charts.ts`, {
  configFile: false,
});
for (const chart of module.CHARTS)
  writeFileSync(chart.readme, module.withChart(readFileSync(chart.readme, 'utf8'), chart));
