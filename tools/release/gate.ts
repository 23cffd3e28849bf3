/** What a release must not go out with: most of it could never be changed again after somebody has installed the game. */

/** What is known of a release that is about to be made. */
export interface Candidate {
  /** The tag, `v1.2.3`. */
  readonly tag: string;
  readonly version: string;
  /** Every file of the repository that is no test and not about the gate itself, by its name. */
  readonly files: ReadonlyMap<string, string>;
  /** `electron-builder.yml`. */
  readonly packaging: string;
  /** `packaging/*.metainfo.xml`. */
  readonly metainfo: string;
  readonly changelog: string;
  /** Whether there is a certificate of Apple's for the macOS packages. */
  readonly isMacSigned: boolean;
}

/** A name that is kept free for examples (RFC 2606), as an address or turned round as an id. */
const EXAMPLE = /\bhadara\.example\b|\bexample\.hadara\b/;
const NO_FEED = /^publish:[ \t]*(null|~|"")?[ \t]*(#.*)?$(?![\r\n]+[ \t]+\S)/m;
const UNSIGNED = /\b(unsigned|not signed)\b/i;

/** The changelog's section of a version, without its heading; `null` where there is none, or it is not released yet. */
export function sectionOf(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) => {
    const [heading = ''] = section.split('\n');
    return heading.split(' ')[0] === version && !/unreleased/i.test(heading);
  });
  return found?.split('\n').slice(1).join('\n').trim() || null;
}

/** Why it cannot be released, one line each; nothing when it can. */
export function obstaclesTo(candidate: Candidate): readonly string[] {
  const { tag, version, files, packaging, metainfo, changelog, isMacSigned } = candidate;
  const obstacles: string[] = [];
  const held = (isHeld: boolean, what: string) => {
    if (!isHeld) obstacles.push(what);
  };
  held(tag === `v${version}`, `the tag is ${tag}, and package.json says ${version}`);
  const examples = [...files].filter(([name, text]) => EXAMPLE.test(name) || EXAMPLE.test(text)).map(([name]) => name);
  held(examples.length === 0, `hadara.example is nobody's: put a domain of your own into ${examples.join(', ')}`);
  held(
    /^publish:/m.test(packaging) && !NO_FEED.test(packaging),
    'electron-builder.yml names no release feed (publish)',
  );
  held(metainfo.includes(`<release version="${version}"`), `the metainfo tells of no release ${version}`);
  const section = sectionOf(changelog, version);
  held(section !== null, `CHANGELOG.md has no section “## ${version}” that says when it was released`);
  held(
    isMacSigned || UNSIGNED.test(section ?? ''),
    'the macOS packages are not signed: sign them (CSC_LINK), or say so in the section of CHANGELOG.md (“unsigned”)',
  );
  return obstacles;
}
