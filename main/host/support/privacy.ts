/** Whose computer this is, as far as paths tell. */
export interface Owner {
  readonly home: string;
  /** Empty when the system does not say. */
  readonly userName: string;
}

/** How a folder may be written in a log: as it is, inside JSON, as part of an address. */
function spellings(folder: string): readonly string[] {
  const slashes = folder.replaceAll('\\', '/');
  return [folder, JSON.stringify(folder).slice(1, -1), slashes, encodeURI(slashes)];
}

/** Returns the text with the home folder as `~`, and the user's name in any other path as `…`. */
export function withoutOwner(text: string, { home, userName }: Owner): string {
  const parts = home.length > 1 ? spellings(home) : [];
  const homeless = parts.reduce((rest, part) => rest.replaceAll(part, '~'), text);
  return homeless.replaceAll(/[/\\][^/\\\s"':)]+/g, (step) =>
    step.slice(1).toLowerCase() === userName.toLowerCase() ? `${step[0]}…` : step,
  );
}
