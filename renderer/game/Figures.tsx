/** What something becomes, or else by how much it changes. */
const FIGURES = [/→\s([−+]?\d+)/, /([+−]\d+)/] as const;

/** Words about a change, in which the number that it comes to stands out. */
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
