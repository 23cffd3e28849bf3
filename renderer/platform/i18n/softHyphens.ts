/** Words of so many letters may be broken in a narrow column; so many letters stay together at either end. */
const LONG = 11;
const LEAST = 4;

const CONSONANTS = /[^aeiouyàáâäåæèéêëěìíîïòóôöœùúûüůýÿ]+/giu;
/** Consonants that begin a syllable together; else only the last one before a vowel does. */
const TOGETHER = /(?:sch[rmnlw]?|spr?|str|pfl|kn|ch|ck|ph|th|qu|[bcfgkpv][lrř]|[dt][rř]|.)$/iu;

/** Where in a word a syllable begins, in letters from its first. */
const syllablesOf = (word: string): readonly number[] =>
  [...word.matchAll(CONSONANTS)].map(({ index, 0: run }) => {
    const [together = ''] = TOGETHER.exec(run) ?? [];
    return index + run.length - together.length;
  });

const broken = (word: string): string => {
  const places = new Set(syllablesOf(word).filter((at) => at >= LEAST && at <= word.length - LEAST));
  return Array.from(word, (letter, at) => (places.has(at) ? `\u00ad${letter}` : letter)).join('');
};

/**
 * Returns a name with soft hyphens, at which a narrow column may break its long words: before syllables, as in most of
 * our languages. Only for visible text; names that are read out, searched or sorted must not have them.
 */
export const softHyphens = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word)));
