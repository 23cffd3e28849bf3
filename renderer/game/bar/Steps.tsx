import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { DRAFT_ROUNDS } from '../../../shared/vocabulary/time.ts';
import { useText } from '../../platform/i18n/text.ts';
import { roundOf, type ShownStep, shownStep, stepsOf } from '../words/turn.ts';

/** More steps than this stand closer together. */
const FULL = 6;

/** The steps of the phase as words, the current one marked. */
export function Steps({ view }: { readonly view: Observation }) {
  const text = useText();
  const steps = stepsOf(view);
  const round = roundOf(view);
  const current = shownStep(view);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const observer = new ResizeObserver(() => keepCurrentInSight(list.current));
    if (list.current !== null) observer.observe(list.current);
    return () => observer.disconnect();
  }, []);
  const words = (step: ShownStep): string =>
    round !== null && step === current
      ? text('bar.step.round', { step: text(`step.${step}`), round, rounds: DRAFT_ROUNDS })
      : text(`step.${step}`);
  const said = steps.map(words);
  const line = said.join(' ');
  // Measured when other words stand here, and whenever the size of the window or of the text changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured follows from the words
  useLayoutEffect(() => keepCurrentInSight(list.current), [line, current]);
  return (
    <span className="steps-room line shrink anchor">
      <ol ref={list} className="steps line shrink" aria-label={text('bar.steps')} data-crowded={steps.length > FULL}>
        {steps.map((step, index) => (
          <li key={step} className="step" aria-current={step === current ? 'step' : undefined}>
            {said[index]}
          </li>
        ))}
      </ol>
    </span>
  );
}

/**
 * If not all steps fit, the next ones are shown rather than those that are over, and none of them in part. Dots tell
 * that there are others.
 */
function keepCurrentInSight(list: HTMLOListElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  const padding = Number.parseFloat(getComputedStyle(list).paddingLeft);
  list.scrollLeft = current.offsetLeft - list.offsetLeft - padding;
  const room = list.getBoundingClientRect();
  const steps = [...list.children];
  for (const step of steps) {
    const { left, right } = step.getBoundingClientRect();
    const cut = left < room.left + padding - 1 || right > room.right - padding + 1;
    step.toggleAttribute('data-cut', cut && step !== current);
  }
  const first = steps.findIndex((step) => !step.hasAttribute('data-cut'));
  const last = steps.findLastIndex((step) => !step.hasAttribute('data-cut'));
  list.toggleAttribute('data-earlier', first > 0);
  list.toggleAttribute('data-later', last < steps.length - 1);
  for (const [index, step] of steps.entries()) step.toggleAttribute('data-first', index === first);
}
