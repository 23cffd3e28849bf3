/** Finds the number that a value changes to, else the change itself. */
const FIGURES = [/→\s([−+]?\d+)/, /([+−]\d+)/] as const;

/** Words about a change; the resulting number stands out. */
export function Figures({ words }: { readonly words: string }) {
  const figure = FIGURES.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  if (figure?.[1] === undefined) return words;
  const end = figure.index + figure[0].length;
  return (
    <>
      {words.slice(0, end - figure[1].length)}
      <b className="figure-after">{figure[1]}</b>
      {words.slice(end)}
    </>
  );
}
