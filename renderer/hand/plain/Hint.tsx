import type { ReactElement } from 'react';

/** A finger points at nothing: what a button is called is told by its name alone. In a hand this stands for `ui/controls/Hint`. */
export const Hint = ({ children }: { readonly text: string; readonly children: ReactElement }) => children;
