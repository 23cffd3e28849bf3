import { expect, it } from 'vitest';
import { itself } from '../../../main/selfTest/inElectron.ts';

const OWN = {
  platform: 'linux' as const,
  execPath: '/opt/Hadara/hadara',
  execArgv: [],
  argv: ['/opt/Hadara/hadara', '--self-test'],
  resourcesPath: '/opt/Hadara/resources',
  isPackaged: true,
  isSandboxOff: false,
};

it('starts a package as it is', () => {
  expect(itself(OWN)).toEqual({
    name: 'of the installed program',
    program: '/opt/Hadara/hadara',
    args: [],
    withoutSandbox: null,
  });
});

it('starts a runtime on the same folder, and without the sandbox where it has none itself', () => {
  const argv = ['/e/electron', '--no-sandbox', '/home/ada/hadara', '--self-test'];
  const { args, withoutSandbox } = itself({
    ...OWN,
    execPath: '/e/electron',
    argv,
    isPackaged: false,
    isSandboxOff: true,
  });
  expect(args).toEqual(['/home/ada/hadara', '--no-sandbox']);
  expect(withoutSandbox).toBe('it was started with --no-sandbox');
});
