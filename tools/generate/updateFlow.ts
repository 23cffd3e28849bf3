import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { COMPILED_FLOW, flowCode } from './flowCode.ts';

/* Compiles the flow, and draws every statechart anew in the READMEs that show it: `npm run flow:update`. */

writeFileSync(COMPILED_FLOW, flowCode());
// The page's charts are loaded as the page is: by Vite.
const path = fileURLToPath(new URL('./charts.ts', import.meta.url));
const { CHARTS, withChart } = (await runnerImport<typeof import('./charts.ts')>(path)).module;
for (const chart of CHARTS) writeFileSync(chart.readme, withChart(readFileSync(chart.readme, 'utf8'), chart));
