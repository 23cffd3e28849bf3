import { afterEach, expect, it } from 'vitest';
import { HOME, runtimeFacts } from '../../../main/carrier/appFacts.ts';

const VERSIONS = Object.getOwnPropertyDescriptor(process, 'versions') as PropertyDescriptor;
afterEach(() => {
  Object.defineProperty(process, 'versions', VERSIONS);
});

const runAs = (versions: Readonly<Record<string, string>>): void => {
  Object.defineProperty(process, 'versions', { ...VERSIONS, value: versions });
};

it('a report names what the program runs on, and Electron only where it is there', () => {
  const platform = `${process.platform} ${process.arch}`;
  runAs({ node: '20.1.2', v8: '11' });
  expect(runtimeFacts()).toEqual({ platform, node: '20.1.2', v8: '11' });
  runAs({ node: '24.0.0', v8: '13', electron: '45.4.1', chrome: '156' });
  expect(runtimeFacts()).toEqual({ platform, node: '24.0.0', v8: '13', electron: '45.4.1', chrome: '156' });
});

it('an address that leads nowhere is not shown to anybody', () => {
  expect(HOME ?? '').not.toMatch(/\.example/);
});
