import { readFileSync, writeFileSync } from 'node:fs';
import { CHARTED_READMES, withFlowChart } from './flowChart.ts';

/* Draws the flow chart anew in every README that shows it: `npm run chart:update`. */

for (const file of CHARTED_READMES) writeFileSync(file, withFlowChart(readFileSync(file, 'utf8')));
