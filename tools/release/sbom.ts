/** A package that is bundled into the program, as the build lists it (`licences.json`). */
export interface Bundled {
  readonly name: string;
  readonly version: string;
  /** SPDX; `null` where the package does not say. */
  readonly identifier?: string | null;
}

export interface Program {
  readonly version: string;
  readonly electron: string;
  readonly bundled: readonly Bundled[];
}

const npmAddress = ({ name, version }: Bundled) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const componentOf = (bundled: Bundled) => ({
  type: 'library',
  'bom-ref': npmAddress(bundled),
  name: bundled.name,
  version: bundled.version,
  purl: npmAddress(bundled),
  // Some packages write an expression, or something that is no id of SPDX: a name takes anything.
  ...(bundled.identifier ? { licenses: [{ license: { name: bundled.identifier } }] } : {}),
});

/** What the program consists of, as a CycloneDX 1.6 document: the bundled packages, each once, and the runtime. */
export function softwareBill({ version, electron, bundled }: Program): object {
  const components = new Map(bundled.map((one) => [npmAddress(one), componentOf(one)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': 'hadara',
        name: 'hadara',
        version,
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: [
      {
        type: 'framework',
        'bom-ref': `pkg:npm/electron@${electron}`,
        name: 'electron',
        version: electron,
        purl: `pkg:npm/electron@${electron}`,
        licenses: [{ license: { id: 'MIT' } }],
      },
      ...[...components].sort(([one], [other]) => one.localeCompare(other)).map(([, component]) => component),
    ],
  };
}
