import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { cardWords, ownRulesWords } from '../../cards/cardWords.ts';
import { useText } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { RulesHere } from '../RuleLink.tsx';
import { sectionForCard, sectionForThing } from '../sectionFor.ts';
import { useSelected } from '../selection/SelectionProvider.tsx';
import { inspectedOf } from '../selection/selection.ts';
import { type Box, useStage } from '../state/stage.ts';
import { ThingInspection } from './ThingInspection.tsx';

/** Pixels that stay between it and the note. */
const GAP = 8;

interface Standing {
  /** Where what is shown large stands by itself. */
  readonly own: Box;
  /** The part of the window in which it may stand. */
  readonly free: Pick<Box, 'left' | 'right'>;
  /** What must not be covered: a note with buttons. */
  readonly note: Box | null;
  /** Where in the width of the window the player looks. */
  readonly looksAt: number;
}

const covers = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * How far the enlarged thing moves aside so that a note stays visible: to the other side of the table, or beside the
 * note, wherever it does not cover what is looked at. 0 if nothing is in its way.
 */
export function clearOf({ own, free, note, looksAt }: Standing): number {
  if (note === null || !covers(own, note)) return 0;
  // A rectangle of the page cannot be spread: its edges are inherited.
  const { top, bottom } = own;
  const width = own.right - own.left;
  const margin = Math.min(Math.abs(own.left - free.left), Math.abs(free.right - own.right));
  const places = [free.left + margin, free.right - margin - width, note.right + GAP, note.left - GAP - width]
    .map((left) => ({ left, top, right: left + width, bottom }))
    .filter((place) => place.left >= free.left && place.right <= free.right && !covers(place, note));
  const isClear = ({ left, right }: Box): boolean => looksAt < left || looksAt > right;
  const place = places.find(isClear) ?? places[0] ?? own;
  return place.left - own.left;
}

/**
 * The side of the table that is away from the pointer or from the focused element, whichever moved last, so that the
 * enlarged thing covers nothing that is looked at. Choices stand at the right of their thing, so for a thing in the
 * middle this is the left side.
 */
function useFarSide(): { readonly looksAt: { readonly current: number }; readonly farSide: () => 'left' | 'right' } {
  const x = useRef(0);
  useEffect(() => {
    const follow = (event: PointerEvent) => {
      x.current = event.clientX;
    };
    // A finger may press without having moved.
    for (const type of ['pointermove', 'pointerdown'] as const)
      window.addEventListener(type, follow, { passive: true });
    const followFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        x.current = target.getBoundingClientRect().left;
    };
    window.addEventListener('focusin', followFocus);
    return () => {
      window.removeEventListener('focusin', followFocus);
      for (const type of ['pointermove', 'pointerdown'] as const) window.removeEventListener(type, follow);
    };
  }, []);
  const farSide = () => {
    const { left, right } = useStage.getState().free;
    return x.current < left + (right - left) * 0.4 ? 'right' : 'left';
  };
  return { looksAt: x, farSide };
}

/** Keeps it from covering the coach or a lesson, whose buttons stay usable. */
function useClearOfNote(ref: RefObject<HTMLElement | null>, looksAt: { readonly current: number }): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const move = () => moveClear(element, looksAt.current);
    move();
    // It grows when its pictures are there.
    const observer = new ResizeObserver(move);
    observer.observe(element);
    return () => observer.disconnect();
  });
}

function moveClear(element: HTMLElement, looksAt: number): void {
  element.style.translate = '';
  const note = document.querySelector('.teacher')?.getBoundingClientRect() ?? null;
  const own = element.getBoundingClientRect();
  const by = clearOf({ own, note, free: useStage.getState().free, looksAt });
  if (by !== 0) element.style.translate = `${by}px`;
}

/** The thing under the pointer or the focus, large, with its rules in words. */
export function Inspector() {
  const text = useText();
  const thing = useSelected(inspectedOf);
  const { looksAt, farSide } = useFarSide();
  const ref = useRef<HTMLElement>(null);
  useClearOfNote(ref, looksAt);
  if (thing === null) return null;
  const isCard = thing.kind === 'card';
  return (
    <aside
      ref={ref}
      className="inspector stack through gap-5"
      data-side={farSide()}
      aria-label={text(isCard ? 'card.inspector' : 'inspect.label')}
      data-rule={isCard ? sectionForCard(thing.card) : sectionForThing(thing)}
    >
      {isCard ? <CardInspection id={thing.card} /> : <ThingInspection thing={thing} />}
    </aside>
  );
}

/** A card's face tells its figures: in words are the rules that it brings. Those who cannot see it hear all. */
function CardInspection({ id }: { readonly id: CardId }) {
  const text = useText();
  const card = cardOf(id);
  const rules = ownRulesWords(card, text);
  return (
    <>
      <CardFace card={id} className="inspector-face" />
      <div className="sr-only">
        <h3>{text.card(id)}</h3>
        <p>{cardWords(id, text)}</p>
      </div>
      {rules.length > 0 && (
        <div className={`inspector-words rounded edge-${card.colour}`}>
          <div aria-hidden="true">
            {rules.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {card.set !== 'base' && (
            <p className="inspector-label dim small">{text(`card.${card.set}`, { kind: card.kind ?? '' })}</p>
          )}
          <RulesHere />
        </div>
      )}
    </>
  );
}
