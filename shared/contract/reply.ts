/** Why a call was refused; the renderer has the words for each. */
export const REFUSED = [
  'unknownCall',
  'badInput',
  'noGame',
  'stale',
  'illegal',
  'notYourTurn',
  'nothingToUndo',
  'nothingToRedo',
  'notFinished',
  'contentMissing',
  'unsaved',
  'busy',
  'internal',
] as const;
export type RefusedCode = (typeof REFUSED)[number];

/** The answer to a call: nothing is ever thrown across the boundary. */
export type Reply =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: RefusedCode; readonly detail: string };
