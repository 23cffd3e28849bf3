import type { DayDate } from '../../shared/contract/challengeAnswers.ts';

/** The day by this computer's calendar; `time` in milliseconds since 1970. */
export function localDay(time: number): DayDate {
  const date = new Date(time);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
