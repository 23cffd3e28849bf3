import { expect, it } from 'vitest';
import { filled } from '../../../main/carrier/startWords.ts';

it.each(['/data/$&', '/data/{code}', "/data/$'$1", '/data'])('puts %s into a message as it is', (folder) => {
  expect(filled('No {folder} ({code}), {other}.', { folder, code: 'EIO' })).toBe(`No ${folder} (EIO), {other}.`);
});
