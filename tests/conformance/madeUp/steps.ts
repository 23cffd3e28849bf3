/** Turns a file of the game into what it is with an expansion; a new one comes as an empty text. */
export type Step = (before: string) => string;

/** What somebody writes for an expansion, file by file. */
export type Steps = Readonly<Record<string, Step>>;

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Puts words, pictures or the like into a JSON file, beside what it has. */
export const withEntries =
  (entries: object): Step =>
  (before) =>
    asJson({ ...JSON.parse(before), ...entries });

/** The place of a mark that a file has just once: a step that could mean two places is none. */
function placeOf(source: string, mark: string): number {
  const at = source.indexOf(mark);
  if (at < 0 || source.indexOf(mark, at + 1) >= 0) throw new Error(`not there, or more than once: ${mark}`);
  return at;
}

/** Inserts a text before a mark. */
export const before =
  (mark: string, text: string): Step =>
  (source) => {
    const at = placeOf(source, mark);
    return source.slice(0, at) + text + source.slice(at);
  };

/** Inserts a text behind a mark. */
export const behind =
  (mark: string, text: string): Step =>
  (source) => {
    const at = placeOf(source, mark) + mark.length;
    return source.slice(0, at) + text + source.slice(at);
  };

/** Puts a text in the place of another. */
export const instead =
  (mark: string, text: string): Step =>
  (source) => {
    const at = placeOf(source, mark);
    return source.slice(0, at) + text + source.slice(at + mark.length);
  };

/** One change after the other to the same file. */
export const both =
  (...steps: readonly Step[]): Step =>
  (source) =>
    steps.reduce((text, step) => step(text), source);

/** A file that is new. */
export const written =
  (text: string): Step =>
  () =>
    text;
