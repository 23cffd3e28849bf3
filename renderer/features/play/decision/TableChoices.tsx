import { useEffect, useMemo } from 'react';
import { useFolded } from '../../../game/Buttons.tsx';
import { type DecisionAtHand, DecisionContext, useDecision } from '../../../game/decisionContext.ts';
import { useSelected } from '../../../game/selection/SelectionProvider.tsx';
import { consideredOf, shownChoice } from '../../../game/selection/selection.ts';
import { keyOf, subjectOf } from '../../../game/selection/subjects.ts';
import { useStage } from '../../../game/state/stage.ts';
import type { Subject } from '../../../game/state/table.ts';
import { useText } from '../../../platform/i18n/text.ts';
import type { Box } from '../../../ui/placing/place.ts';
import { usePlaced } from '../../../ui/placing/usePlaced.ts';
import { ActionRow } from './ActionRow.tsx';
import { saidAgain } from './ChoiceButton.tsx';
import { PreviewText } from './PreviewText.tsx';

/** Things that share a place on the table are shown together: all sides of the set-up card, all rotations. */
const placeOf = (subject: Subject): string =>
  subject.kind === 'wheel' || subject.kind === 'side' ? subject.kind : keyOf(subject);

const samePlace = (one: Subject, other: Subject): boolean => placeOf(one) === placeOf(other);

/**
 * The thing whose choices are shown beside it on the table: the selected one; while the panel is folded, also the one
 * pointed at.
 */
function usePopoverSubject({ groups }: DecisionAtHand): Subject | null {
  const shown = useStage((stage) => stage.shown);
  const considered = useSelected(consideredOf);
  const selected = useSelected(({ context }) => context.selected);
  const pointed = useSelected(({ context }) => context.pointed);
  const dragging = useSelected(({ context }) => context.dragged !== null);
  const folded = useFolded('panel');
  // The same object while the same thing is considered: the table is asked for its place only once.
  const mind = useMemo(() => (considered === null ? null : subjectOf(considered.action)), [considered]);
  const taken = selected !== null && mind !== null && !samePlace(selected, mind) ? null : selected;
  // A thing that is only pointed at has its row in the panel, if the panel is visible.
  const about = taken ?? (folded ? (mind ?? pointed) : null);
  const offered = about !== null && groups.some(({ subject }) => samePlace(subject, about));
  return shown && !dragging && offered ? about : null;
}

/** Tells the table for which thing a place is needed; returns the place. */
function useAnchor(popoverSubject: Subject | null): Box | null {
  useEffect(() => {
    useStage.setState({ popoverSubject });
    return () => useStage.setState({ popoverSubject: null, anchor: null });
  }, [popoverSubject]);
  return useStage((stage) => (popoverSubject === null ? null : stage.anchor));
}

/**
 * The choices of one piece, beside it on the table, for pointer and touch. It is hidden from screen readers, as the
 * panel says the same.
 */
export function TableChoices() {
  const decision = useDecision();
  const subject = usePopoverSubject(decision);
  const anchor = useAnchor(subject);
  if (subject === null || anchor === null) return null;
  return (
    <DecisionContext value={{ ...decision, inPopover: true }}>
      <Popover key={placeOf(subject)} about={subject} anchor={anchor} />
    </DecisionContext>
  );
}

interface PopoverProps {
  readonly about: Subject;
  readonly anchor: Box;
}

function Popover({ about, anchor }: PopoverProps) {
  const { groups } = useDecision();
  const selected = useSelected(({ context }) => context.selected);
  const shown = useSelected(shownChoice);
  const stays = selected !== null && samePlace(selected, about);
  // The wheel itself shows one rotation at a time.
  const here = groups.filter(({ subject }) =>
    about.kind === 'wheel' ? keyOf(subject) === keyOf(about) : samePlace(subject, about),
  );
  const told = shown !== null && here.some(({ choices }) => choices.includes(shown)) ? shown : null;
  return (
    <div
      ref={usePlaced({ float: 'choices', beside: anchor })}
      className="beside placed rounded through"
      aria-hidden="true"
      data-stays={stays}
    >
      <div className={about.kind === 'side' ? 'sides' : 'rows'}>
        {here.map((group) => (
          <ActionRow key={group.key} group={group} />
        ))}
      </div>
      {told !== null && <PreviewText choice={told} />}
      <Press stays={stays} />
    </div>
  );
}

/**
 * What a press would do now, if no button here says so. Among several cards to remove, a second press takes one back.
 */
function Press({ stays }: { readonly stays: boolean }) {
  const text = useText();
  const { givingUp } = useDecision();
  const considered = useSelected(consideredOf);
  if (considered !== null && (givingUp !== null || saidAgain(considered) !== null)) return null;
  if (considered !== null) return <p className="beside-press text-9 dim centred">{text('choice.pressAgain')}</p>;
  return stays ? null : <p className="beside-press text-9 dim centred">{text('choice.press')}</p>;
}
