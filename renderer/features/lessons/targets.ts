import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Target as LessonTarget } from '../../../shared/lessons/lesson.ts';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import type { Track } from '../../../shared/vocabulary/tracks.ts';
import { type Target, type TargetBox, type Thing, useStage } from '../../game/state/stage.ts';
import type { Subject } from '../../game/state/table.ts';
import type { Text } from '../../platform/i18n/text.ts';
import type { Box } from '../../ui/placing/place.ts';

/** The piece on the table for a target; `null` if it exists only in a panel. */
function thingsOf(target: LessonTarget, view: Observation, seat: Seat): readonly Thing[] {
  switch (target.kind) {
    case 'hand':
      return (view.seats[seat]?.hand ?? []).map((card) => ({ kind: 'card', card }));
    case 'purse':
      return [{ kind: 'payment' }];
    case 'wheel':
      return [{ kind: 'wheel', rotation: 0 }];
    case 'tile':
      return [{ kind: 'tile', tile: target.track }];
    case 'deck':
      return [{ kind: 'box', colour: target.colour }];
    case 'piles':
      return COLOURS.filter((colour) => view.piles[colour].top !== null).map((colour) => ({ kind: 'pile', colour }));
    case 'pile':
      return view.piles[target.colour].top === null ? [] : [target];
    case 'points':
    case 'panel':
    case 'coach':
      return [];
    default:
      return [target];
  }
}

/** The selector of a target in the panels: always for some targets, for others only without the 3D table. */
function selectorsOf(target: LessonTarget, view: Observation, seat: Seat, onTable: boolean): readonly string[] {
  if (target.kind === 'panel') return ['.panel'];
  if (target.kind === 'points') return ['.seats'];
  if (target.kind === 'coach') return ['[data-coach]'];
  if (onTable) return [];
  const groups = thingsOf(target, view, seat).filter((thing): thing is Subject => thing.kind !== 'prices');
  return groups.map((thing) => `[data-group="${Object.values(thing).join(':')}"]`);
}

/** Returns what a target is called, for those who do not see it. */
export function targetWords(target: LessonTarget, text: Text): string {
  switch (target.kind) {
    case 'card':
      return text('lessons.thing.card', { card: text.card(target.card) });
    case 'pile':
    case 'deck':
      return text(`lessons.thing.${target.kind}`, { colour: text(`colour.${target.colour}`) });
    case 'colony':
      return text('lessons.thing.colony', { level: target.level });
    case 'statue':
      return text('lessons.thing.statue', { requirement: target.requirement });
    case 'tile':
    case 'track':
      return text(`lessons.thing.${target.kind}`, { track: text(`track.${target.track}`) });
    case 'medal':
      return text(`lessons.thing.medal.${target.medal}`);
    default:
      return text(`lessons.thing.${target.kind}`);
  }
}

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
};

/** Hidden elements have no box, as the panel's face of a card that lies on the table. */
const hasArea = ({ left, top, right, bottom }: Box): boolean => right > left && bottom > top;

/** Where elements of the page are while they are looked for; measured again when anything on the page moves. */
function useElementBoxes(selectors: readonly string[], moment: unknown): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const wanted = selectors.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each position the panels may stand elsewhere
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => measure());
    let found: readonly Element[] = [];
    const measure = () => setBoxes(found.map(boxOf).filter(hasArea));
    const find = () => {
      found = wanted === '' ? [] : [...document.querySelectorAll(wanted)];
      observer.disconnect();
      for (const element of found) observer.observe(element);
      measure();
    };
    find();
    // A panel may appear after the text about it, when the table is ready.
    const arrivals = new MutationObserver(find);
    arrivals.observe(document.querySelector('.game') ?? document.body, { childList: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      arrivals.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [wanted, moment]);
  return boxes;
}

const sameTarget = (one: Target, other: Target): boolean => Object.values(one).join() === Object.values(other).join();

/** Where things of the 3D table appear. */
function useTracked(things: readonly Target[]): readonly TargetBox[] {
  const boxes = useStage((stage) => stage.targetBoxes);
  useEffect(() => {
    useStage.setState({ trackedTargets: things });
    return () => useStage.setState({ trackedTargets: [], targetBoxes: [] });
  }, [things]);
  return boxes;
}

/** Where something lies on the table; of a track, which one, as its name is said there. */
export interface LitBox extends Box {
  readonly track?: Track;
}

/** Where in the window targets are: on the table, in the panels; and the hand, which words must not cover. */
export interface TargetBoxes {
  readonly table: readonly LitBox[];
  readonly panels: readonly Box[];
  readonly hand: readonly Box[];
}

const HAND: LessonTarget = { kind: 'hand' };
const NOWHERE: readonly Box[] = [];

const boxesOf = (tracked: readonly TargetBox[], some: readonly Target[]): readonly LitBox[] =>
  tracked.flatMap(({ target, box }) => {
    if (box === null || !some.some((one) => sameTarget(one, target))) return [];
    return [target.kind === 'track' ? { ...box, track: target.track } : box];
  });

/** Where in the window each of the targets is that can be seen there. */
export function useTargetBoxes(targets: readonly LessonTarget[], view: Observation, seat: Seat): TargetBoxes {
  const onTable = useStage((stage) => stage.shown);
  const things = useMemo(() => targets.flatMap((target) => thingsOf(target, view, seat)), [targets, view, seat]);
  const held = useMemo(() => thingsOf(HAND, view, seat), [view, seat]);
  const tracked = useTracked(useMemo(() => [...things, ...held], [things, held]));
  const table = useMemo(() => boxesOf(tracked, things), [tracked, things]);
  const hand = useMemo(() => boxesOf(tracked, held), [tracked, held]);
  const panels = useElementBoxes(
    targets.flatMap((target) => selectorsOf(target, view, seat, onTable)),
    view,
  );
  return { table: onTable ? table : NOWHERE, panels, hand: onTable ? hand : NOWHERE };
}
