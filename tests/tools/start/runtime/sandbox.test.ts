import { expect, it } from 'vitest';
import { sandboxObstacle } from '../../../../tools/start/runtime/sandbox.ts';

const PROGRAM = '/home/ada/hadara/node_modules/electron/dist/electron';
const HELPER = '/home/ada/hadara/node_modules/electron/dist/chrome-sandbox';
const APP_ARMOR = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const KERNEL = '/proc/sys/kernel/unprivileged_userns_clone';
const COUNT = '/proc/sys/user/max_user_namespaces';
const LINUX = { platform: 'linux', isRoot: false } as const;
const AS_UNPACKED = { uid: 1000, mode: 0o100755 };

/** A system that has these files, and this helper beside the program. */
const system = (
  files: Readonly<Record<string, string>>,
  helper: { readonly uid: number; readonly mode: number } | null = AS_UNPACKED,
) => ({
  read: (file: string) => files[file] ?? null,
  list: (folder: string) =>
    Object.keys(files)
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1)),
  stat: (file: string) => (file === HELPER ? helper : null),
});

const COMMANDS = [`sudo chown root:root ${HELPER}`, `sudo chmod 4755 ${HELPER}`];

it.each([
  ['an ordinary Linux', {}],
  ['a Debian that allows it', { [KERNEL]: '1\n', [COUNT]: '63000\n' }],
  ['an Ubuntu that was told to allow it', { [APP_ARMOR]: '0\n', [KERNEL]: '1\n' }],
])('sees nothing in the way on %s', (_what, files) => {
  expect(sandboxObstacle(PROGRAM, LINUX, system(files))).toBeNull();
});

it.each([
  ['AppArmor', { [APP_ARMOR]: '1\n', [KERNEL]: '1\n' }, 'sandboxAppArmor'],
  ['the kernel of an older Debian', { [KERNEL]: '0\n' }, 'sandboxKernel'],
  ['a hardened kernel', { [COUNT]: '0\n' }, 'sandboxKernel'],
])('names two commands where %s forbids it', (_what, files, why) => {
  expect(sandboxObstacle(PROGRAM, LINUX, system(files))).toEqual({ why, commands: COMMANDS });
});

it.each([
  ['belongs to the administrator and runs under their account', { uid: 0, mode: 0o104755 }, true],
  ['belongs to somebody else', { uid: 1000, mode: 0o104755 }, false],
  ['runs under the player’s account', { uid: 0, mode: 0o100755 }, false],
  ['may not be run by the player', { uid: 0, mode: 0o104750 }, false],
])('trusts a helper only as Chromium does: it %s', (_what, helper, isFine) => {
  expect(sandboxObstacle(PROGRAM, LINUX, system({ [APP_ARMOR]: '1' }, helper)) === null).toBe(isFine);
});

it('knows programs that AppArmor has a profile for', () => {
  const files = { [APP_ARMOR]: '1', '/etc/apparmor.d/mine': `profile mine ${PROGRAM} flags=(unconfined) { userns, }` };
  expect(sandboxObstacle(PROGRAM, LINUX, system(files))).toBeNull();
});

it('names no commands about a helper that is not there', () => {
  expect(sandboxObstacle(PROGRAM, LINUX, system({ [APP_ARMOR]: '1' }, null))).toMatchObject({ commands: [] });
});

it('quotes what a shell would take apart', () => {
  const facts = { ...system({ [APP_ARMOR]: '1' }), stat: () => AS_UNPACKED };
  expect(sandboxObstacle("/home/ada/ada's games/electron", LINUX, facts)?.commands).toEqual([
    `sudo chown root:root '/home/ada/ada'\\''s games/chrome-sandbox'`,
    `sudo chmod 4755 '/home/ada/ada'\\''s games/chrome-sandbox'`,
  ]);
});

it.each([
  ['on other systems', { platform: 'darwin', isRoot: false }],
  ['to the system administrator, who goes without', { platform: 'linux', isRoot: true }],
] as const)('is no matter %s', (_who, setting) => {
  expect(sandboxObstacle(PROGRAM, setting, system({ [APP_ARMOR]: '1' }))).toBeNull();
});
