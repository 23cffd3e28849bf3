import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { type Deciding, DecidingContext, useDeciding } from '../../../game/deciding.ts';
import { useFolded } from '../../../game/folding.ts';
import { keyOf, subjectOf } from '../../../game/selection/subjects.ts';
import { type Box, useStage } from '../../../game/state/stage.ts';
import { type Subject, useTable } from '../../../game/state/table.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { besideOf } from './beside.ts';
import { GroupRow } from './GroupRow.tsx';
import { WouldWords } from './WouldWords.tsx';

/** Things that share a place on the table are shown together: all sides of the set-up card, all rotations. */
const placeOf = (subject: Subject): string =>
  subject.kind === 'wheel' || subject.kind === 'side' ? subject.kind : keyOf(subject);

const samePlace = (one: Subject, other: Subject): boolean => placeOf(one) === placeOf(other);

/** Which thing's choices stand beside it: the selected one's, else those of what is pointed at. */
function useAsked({ considered, groups }: Deciding): Subject | null {
  const shown = useStage((stage) => stage.shown);
  const selected = useTable((table) => table.selected);
  const pointed = useStage((stage) => stage.pointed);
  const dragging = useStage((stage) => stage.dragged !== null);
  const folded = useFolded('panel');
  const mind = considered === null ? null : subjectOf(considered.action);
  const taken = selected !== null && mind !== null && !samePlace(selected, mind) ? null : selected;
  const asked = (folded ? mind : null) ?? taken ?? (mind === null ? pointed : null);
  const offered = asked !== null && groups.some(({ subject }) => samePlace(subject, asked));
  return shown && !dragging && offered ? asked : null;
}

/** Tells the table whose place is wanted. */
function useAnchor(asked: Subject | null): Box | null {
  useEffect(() => {
    useStage.setState({ asked });
    return () => useStage.setState({ asked: null, anchor: null });
  }, [asked]);
  return useStage((stage) => (asked === null ? null : stage.anchor));
}

/**
 * The choices of one piece, beside it on the table: for the pointer and the finger. To everybody else the panel says
 * the same, so this is nothing to assistive technology.
 */
export function TableChoices({ shown }: { readonly shown: Choice | null }) {
  const deciding = useDeciding();
  const asked = useAsked(deciding);
  const anchor = useAnchor(asked);
  if (asked === null || anchor === null) return null;
  return (
    <DecidingContext value={{ ...deciding, again: true }}>
      <Beside key={placeOf(asked)} asked={asked} anchor={anchor} shown={shown} />
    </DecidingContext>
  );
}

interface BesideProps {
  readonly asked: Subject;
  readonly anchor: Box;
  readonly shown: Choice | null;
}

function Beside({ asked, anchor, shown }: BesideProps) {
  const { groups } = useDeciding();
  const selected = useTable((table) => table.selected);
  const ref = useRef<HTMLDivElement>(null);
  const spot = useSpot(ref, anchor);
  const stays = selected !== null && samePlace(selected, asked);
  // The wheel itself shows one rotation at a time.
  const here = groups.filter(({ subject }) =>
    asked.kind === 'wheel' ? keyOf(subject) === keyOf(asked) : samePlace(subject, asked),
  );
  const about = shown !== null && here.some(({ choices }) => choices.includes(shown)) ? shown : null;
  return (
    <div
      ref={ref}
      className="beside"
      aria-hidden="true"
      data-stays={stays}
      style={{ transform: `translate(${spot.left}px, ${spot.top}px)` }}
    >
      <div className={asked.kind === 'side' ? 'sides' : 'rows'}>
        {here.map((group) => (
          <GroupRow key={group.key} group={group} />
        ))}
      </div>
      {about !== null && <WouldWords choice={about} />}
      <Press stays={stays} />
    </div>
  );
}

/** What a press would do now. */
function Press({ stays }: { readonly stays: boolean }) {
  const text = useText();
  const { considered } = useDeciding();
  if (considered !== null) return <p className="beside-press">{text('choice.pressAgain')}</p>;
  return stays ? null : <p className="beside-press">{text('choice.press')}</p>;
}

/** Where the card stands, as soon as its size is known; it moves when the piece does. */
function useSpot(ref: React.RefObject<HTMLDivElement | null>, anchor: Box) {
  const free = useStage((stage) => stage.free);
  const [spot, setSpot] = useState({ left: -9999, top: 0 });
  useLayoutEffect(() => {
    const card = ref.current;
    if (card === null) return;
    const place = () => setSpot(besideOf(anchor, { width: card.offsetWidth, height: card.offsetHeight }, free));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(card);
    return () => observer.disconnect();
  }, [ref, anchor, free]);
  return spot;
}
