import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { DRAFT_ROUNDS } from '../../../shared/vocabulary/time.ts';
import { useText } from '../../platform/i18n/text.ts';
import { roundOf, type ShownStep, shownStep, stepsOf } from '../words/steps.ts';

/** More steps than this stand closer together. */
const FULL = 6;

/** The steps of the phase as words, the current one marked. */
export function Steps({ view }: { readonly view: Observation }) {
  const text = useText();
  const steps = stepsOf(view);
  const round = roundOf(view);
  const current = shownStep(view);
  const list = useRef<HTMLOListElement>(null);
  // Measured at every position, and whenever the size of the window or of the text changes.
  useLayoutEffect(() => keepCurrentInSight(list.current));
  useEffect(() => {
    const observer = new ResizeObserver(() => keepCurrentInSight(list.current));
    if (list.current !== null) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const words = (step: ShownStep): string =>
    round !== null && step === current
      ? text('bar.step.round', { step: text(`step.${step}`), round, rounds: DRAFT_ROUNDS })
      : text(`step.${step}`);
  return (
    <ol ref={list} className="steps line shrink" aria-label={text('bar.steps')} data-crowded={steps.length > FULL}>
      {steps.map((step) => (
        <li key={step} className="step" aria-current={step === current ? 'step' : undefined}>
          {words(step)}
        </li>
      ))}
    </ol>
  );
}

/** If not all steps fit, the next ones are shown rather than the past ones, and none is cut off. */
function keepCurrentInSight(list: HTMLOListElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  const padding = Number.parseFloat(getComputedStyle(list).paddingLeft);
  list.scrollLeft = current.offsetLeft - list.offsetLeft - padding;
  const room = list.getBoundingClientRect();
  for (const step of list.children) {
    const { left, right } = step.getBoundingClientRect();
    const cut = left < room.left + padding - 1 || right > room.right - padding + 1;
    step.toggleAttribute('data-cut', cut && step !== current);
  }
}
