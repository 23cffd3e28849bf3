import { RuleBook } from '../features/rulebook/RuleBook.tsx';
import type { BookPlace } from '../game/sheets.ts';

/** The rule book of the big page, over all of a small one. Loaded when it is opened for the first time. */
export const Book = ({ place }: { readonly place: BookPlace }) => <RuleBook place={place} />;
