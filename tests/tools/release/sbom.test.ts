import { expect, it } from 'vitest';
import { softwareBill } from '../../../tools/release/sbom.ts';

it('lists every bundled package once, with its licence, and the runtime', () => {
  const zod = { name: 'zod', version: '4.6.7', identifier: 'MIT' };
  const font = { name: '@fontsource/cinzel', version: '5.3.0', identifier: null };
  const bill = softwareBill({ version: '1.2.0', electron: '45.4.1', bundled: [zod, font, zod] });
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'hadara', version: '1.2.0' } },
    components: [
      { name: 'electron', version: '45.4.1' },
      { name: '@fontsource/cinzel', purl: 'pkg:npm/%40fontsource/cinzel@5.3.0' },
      { name: 'zod', licenses: [{ license: { name: 'MIT' } }] },
    ],
  });
});
