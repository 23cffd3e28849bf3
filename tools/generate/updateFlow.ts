import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTS, withChart } from './charts.ts';
import { COMPILED_FLOW, flowCode } from './flowCode.ts';

/* Compiles the flow, and draws every statechart anew in the READMEs that show it: `npm run flow:update`. */

writeFileSync(COMPILED_FLOW, flowCode());
for (const chart of CHARTS) writeFileSync(chart.readme, withChart(readFileSync(chart.readme, 'utf8'), chart));
