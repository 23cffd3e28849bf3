import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTED_READMES, withFlowChart } from './flowChart.ts';
import { COMPILED_FLOW, flowCode } from './flowCode.ts';

/* Compiles the flow, and draws it anew in every README that shows it: `npm run flow:update`. */

writeFileSync(COMPILED_FLOW, flowCode());
for (const file of CHARTED_READMES) writeFileSync(file, withFlowChart(readFileSync(file, 'utf8')));
