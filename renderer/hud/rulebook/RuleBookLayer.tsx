import { lazy, Suspense, useEffect } from 'react';
import { makeRoomForLog, useBook } from './bookStore.ts';

/** The book and its text come when it is opened for the first time. */
const RuleBook = lazy(async () => {
  const { RuleBook: loaded } = await import('./RuleBook.tsx');
  return { default: loaded };
});

/** The rule book, on any screen. */
export function RuleBookLayer() {
  const place = useBook((book) => book.place);
  useEffect(makeRoomForLog, []);
  return place === null ? null : (
    <Suspense>
      <RuleBook place={place} />
    </Suspense>
  );
}
