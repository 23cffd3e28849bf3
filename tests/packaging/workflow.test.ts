import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly if?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');
const text = read('.github/workflows/ci.yml');
const { on, permissions, jobs }: Workflow = parse(text);
const { scripts, engines } = JSON.parse(read('package.json'));
const ON_TAGS = "startsWith(github.ref, 'refs/tags/v')";

const names = Object.keys(jobs);
const job = (name: string): Job => jobs[name] ?? { steps: [] };
const needsOf = (name: string): readonly string[] => [job(name).needs ?? []].flat();
const steps = names.flatMap((name) => job(name).steps);
const runs = (name: string): string =>
  job(name)
    .steps.map(({ run }) => run ?? '')
    .join('\n');

it('publishes only from a tag, and only after every other job', () => {
  const writers = names.filter((name) => Object.values(job(name).permissions ?? {}).includes('write'));
  expect(writers).toEqual(['release']);
  expect(job('release').if).toBe(ON_TAGS);
  expect([...needsOf('release')].sort()).toEqual(names.filter((name) => name !== 'release').sort());
  // A job that is skipped, or that may fail, would hold nothing up.
  for (const name of names.filter((other) => !['gate', 'flatpak', 'release'].includes(other)))
    expect(job(name).if).toBeUndefined();
  expect(text).not.toMatch(/continue-on-error/);
  expect(runs('gate')).toContain('release -- gate');
});

it('plays every kind of package on every system before that', () => {
  const smoke = names.filter((name) => name.startsWith('smoke-'));
  expect(smoke).toEqual(['smoke-linux', 'smoke-fedora', 'smoke-windows', 'smoke-macos']);
  for (const name of smoke) {
    expect(needsOf(name)).toEqual(['dist']);
    expect(runs(name)).toMatch(/--self-test/);
    // From the package alone: nothing of the source may help it out.
    expect(job(name).steps.map(({ uses = '' }) => uses.split('@')[0])).not.toContain('actions/checkout');
  }
  const linux = (job('smoke-linux').strategy?.matrix.include ?? []) as readonly Readonly<Record<string, string>>[];
  const combinations = linux.map(({ os, package: kind, display }) => `${kind} ${os} ${display}`);
  for (const os of ['ubuntu-24.04', 'ubuntu-26.04'])
    for (const display of ['X11', 'Wayland']) expect(combinations).toContain(`deb ${os} ${display}`);
  expect(combinations.filter((one) => one.startsWith('AppImage'))).toHaveLength(2);
  const macs = (job('smoke-macos').strategy?.matrix.include ?? []) as readonly Readonly<Record<string, string>>[];
  expect(new Set(macs.map(({ arch }) => arch))).toEqual(new Set(['arm64', 'x64']));
});

it('puts into the release all packages, their checksums, where they come from, and what is new', () => {
  const done = runs('release');
  expect(done).toMatch(/release -- notes "\$GITHUB_REF_NAME"/);
  expect(done).toContain('sha256sum');
  expect(done).toMatch(/gh release create "\$GITHUB_REF_NAME" release\/\* --draft --verify-tag/);
  const provenance = job('release').steps.find(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'));
  expect(provenance?.with).toEqual({ 'subject-path': 'release/*' });
  expect(job('release').permissions).toEqual({ contents: 'write', 'id-token': 'write', attestations: 'write' });
  const upload = job('dist').steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(String(upload?.with?.path).trim().split('\n')).toEqual(['dist/Hadara-*', 'dist/latest*.yml']);
  expect(runs('dist')).toContain('release -- sbom');
});

it('runs foreign actions only in the one version that was looked at', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
});

it('may only read, and knows the certificates only where they are needed, on a tag', () => {
  expect(permissions).toEqual({ contents: 'read' });
  expect(text).not.toMatch(/write-all|pull_request_target/);
  const secret = steps.flatMap(({ env = {} }) => Object.entries(env)).filter(([, value]) => value.includes('secrets.'));
  for (const [name, value] of secret)
    expect(value).toMatch(
      name === 'MAC_SIGNED'
        ? /^\$\{\{ secrets\.CSC_LINK != '' \}\}$/
        : /^\$\{\{ startsWith\(github\.ref, 'refs\/tags\/v'\) && /,
    );
  expect(text.match(/secrets\./g)).toHaveLength(secret.length);
  for (const { uses, with: given } of steps)
    if (uses?.startsWith('actions/checkout@')) expect(given).toEqual({ 'persist-credentials': false });
});

it('runs scripts that exist, from the oldest Node that the game promises to run on', () => {
  const named = [...text.matchAll(/npm (?:run )?(?:--silent )?([\w:]+)/g)].map(([, name]) => name ?? '');
  const own = named.filter((name) => !['ci', 'audit'].includes(name) && name !== 'package' && name !== 'packages');
  expect(new Set(own)).toEqual(new Set(['release', 'test', 'test:all', 'dist']));
  for (const name of own) expect(scripts).toHaveProperty(name);
  const [oldest, ...newer] = (job('test').strategy?.matrix.node ?? []) as readonly string[];
  expect(engines.node).toBe(`>=${oldest}.0`);
  expect(newer).toEqual(['22', '24', '26']);
});

it('runs the sweeps in full for a release and every week, and else samples of them', () => {
  const tests = job('test').steps.filter(({ run }) => run?.includes('test'));
  expect(tests.map((step) => [step.run, step.if])).toEqual([
    ['npm test', `\${{ !${ON_TAGS} && github.event_name != 'schedule' }}`],
    ['npm run test:all', `${ON_TAGS} || github.event_name == 'schedule'`],
  ]);
});

it('looks every week for weaknesses that became known, and for newer versions', () => {
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }]);
  expect(runs('audit')).toContain('npm audit --audit-level=high');
  const { version, updates } = parse(read('.github/dependabot.yml'));
  expect(version).toBe(2);
  expect(
    updates.map((one: { 'package-ecosystem': string; schedule: { interval: string } }) => [
      one['package-ecosystem'],
      one.schedule.interval,
    ]),
  ).toEqual([
    ['npm', 'weekly'],
    ['github-actions', 'weekly'],
  ]);
});

it('ends every job in the end', () => {
  for (const name of names) expect(job(name)['timeout-minutes']).toBeLessThanOrEqual(90);
});
