/** What a block of the book's text is, told by its first sign. */
export type BlockKind = 'text' | 'item' | 'step' | 'example' | 'question';

export interface Block {
  readonly kind: BlockKind;
  readonly words: string;
}

const SIGNS: readonly (readonly [RegExp, BlockKind])[] = [
  [/^• /, 'item'],
  [/^\d+\. /, 'step'],
  [/^→ /, 'example'],
  [/^\? /, 'question'],
];

/** Reads one block as translators write it: "• " an item, "1. " a step, "→ " an example, "? " a question. */
export function blockOf(written: string): Block {
  const sign = SIGNS.find(([pattern]) => pattern.test(written));
  return sign === undefined ? { kind: 'text', words: written } : { kind: sign[1], words: written.replace(sign[0], '') };
}

/** Joins neighbours of the same kind: items and steps are lists. */
export function runsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const runs: Block[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    const joins = block.kind === 'item' || block.kind === 'step';
    if (joins && last?.[0]?.kind === block.kind) last.push(block);
    else runs.push([block]);
  }
  return runs;
}
