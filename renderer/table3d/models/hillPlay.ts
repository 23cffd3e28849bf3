import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Observation } from '../../../shared/rules/observation/observation.ts';
import { STATUES } from '../../../shared/vocabulary/pieces.ts';
import { type Emblem, emblemOf, type Seat } from '../../../shared/vocabulary/seats.ts';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { EPOCH_OVER, LAST_TAKEN } from '../../game/playback/timing.ts';
import { useStage } from '../../game/state/stage.ts';
import { type TallyPart, tallyOf } from '../../game/tally.ts';
import { hillHourOf } from '../layout/ceremonies.ts';
import { type CityThing, cityOf } from '../layout/city.ts';
import type { HillHour } from '../layout/dawn.ts';
import { citiesCounted, type Finale, figureAt } from '../layout/ending.ts';
import { hillOf } from '../layout/hill.ts';
import { fineModel } from '../shapes/world/fineModel.ts';
import type { ModelName } from '../shapes/world/models.ts';
import { useCelebrated } from './ceremonyTime.ts';
import type { StageProps } from './dioramaPlay.ts';

/* What of the own city on its hill is on, and how much time of it has passed. */

/** A city as it stood, or stands, with the ranks of its statues. */
export interface HillTown {
  readonly things: readonly CityThing[];
  readonly statues: readonly number[];
  readonly epoch: Epoch;
}

/** What is on: a city at an hour, and what stood there in the epoch before, or stands there still. */
export interface HillPlay {
  readonly hour: HillHour;
  readonly now: HillTown;
  readonly before: HillTown;
  readonly emblem: Emblem;
  /** What the end of the game shows there; `null` before that. */
  readonly finale: Finale | null;
  /** What its parts bring, when that is told. */
  readonly tally: readonly TallyPart[];
}

const townIn = (view: Observation, seat: Seat): HillTown => {
  const state = view.seats[seat];
  const { epoch } = view;
  if (state === undefined) return { epoch, things: [], statues: [] };
  const statues = state.statues.map(({ requirement }) => STATUES.indexOf(requirement));
  return { epoch, statues, things: hillOf(cityOf(view, state), epoch) };
};

/** Whose city is seen: the own one, but at the end of the game that of who is counted, or has won. */
const seatShown = (view: Observation, front: Seat, finale: Finale | null): Seat => {
  if (finale === null || finale.kind === 'over') return front;
  if (finale.kind === 'winner') return finale.seat;
  return citiesCounted(finale.parts, view.result?.lines ?? [])[finale.counted] ?? front;
};

/** What the parts of the own city bring when the game is over; nothing before or after. */
const tallyIn = ({ seats, result }: Observation, seat: Seat, finale: Finale | null): readonly TallyPart[] => {
  const [state, line] = [seats[seat], result?.lines[seat]];
  return finale?.kind !== 'over' || state === undefined || line === undefined ? [] : tallyOf(state.cards, line);
};

/** Milliseconds that have to be left before the next frame for a model to be made. */
const SPARE = 8;

/** The models of the own city as it is, and as the next epoch would build it; in the last one, of everybody's. */
const modelsSoon = (view: Observation, seat: Seat): ModelName[] => {
  const next = Math.min(3, view.epoch + 1) as Epoch;
  const towns =
    view.epoch === 3
      ? view.seats.map((_, other) => townIn(view, other))
      : [townIn(view, seat), townIn({ ...view, epoch: next }, seat)];
  return [...new Set(towns.flatMap(({ things }) => things.map(({ model }) => model)))];
};

/**
 * Makes the models that a picture of the own city will need while nothing else is to be done: each takes some milliseconds. Both
 * pictures come in a phase B, or after it; where none is shown (`wanted`), nothing is made.
 */
const useForeseen = (view: Observation, seat: Seat, wanted: boolean): void =>
  useEffect(() => {
    if (!wanted || view.phase !== 'B' || !('requestIdleCallback' in window)) return;
    let names: ModelName[] | null = null;
    const make = (deadline: IdleDeadline): void => {
      names ??= modelsSoon(view, seat);
      while (deadline.timeRemaining() > SPARE) {
        const name = names.pop();
        if (name === undefined) return;
        fineModel(name);
      }
      request = requestIdleCallback(make);
    };
    let request = requestIdleCallback(make);
    return () => cancelIdleCallback(request);
  }, [view, seat, wanted]);

/** Without motion: how many milliseconds have passed in the one picture that is shown. The new epoch stands there; night falls. */
const STILL_AT: Readonly<Record<HillHour, number>> = { dawn: 2300, dusk: 1000, evening: 1800 };

/** Milliseconds of normal speed for which the table is still seen before a picture. */
const AFTER: Readonly<Record<HillHour, number>> = { dawn: EPOCH_OVER, dusk: LAST_TAKEN, evening: EPOCH_OVER };

/** What is on now, `null` while nothing is, and how many milliseconds of normal speed of it have passed. */
export const useHillPlay = ({
  layout,
  tempo,
  stills,
  led,
  staging,
  dissolve,
  finale,
}: StageProps): { readonly play: HillPlay | null; readonly passed: RefObject<number> } => {
  const invalidate = useThree((state) => state.invalidate);
  const { position, scenery, front } = layout;
  const { view } = position;
  const event = useCelebrated(scenery, stills ? 1 : tempo);
  const [play, setPlay] = useState<HillPlay | null>(null);
  const passed = useRef(0);
  useForeseen(view, front, led && (stills || tempo > 0));
  const hour = finale === null ? hillHourOf(event, view) : 'evening';
  const laid = useRef({ view, before: view, scenery });
  // What is shown first of an epoch is its picture: until then, the last position was the last of the epoch before.
  if (laid.current.view !== view) laid.current = { view, before: laid.current.view, scenery };
  else laid.current.scenery = scenery;
  useEffect(() => {
    if (hour === null || !led || (tempo === 0 && !stills)) return;
    const begin = () => {
      const { view: now, before } = laid.current;
      const town = townIn(now, seatShown(now, front, finale));
      const tally = stills ? [] : tallyIn(now, front, finale);
      const { scenery: at } = laid.current;
      useStage.setState({ tally: tally.map((part) => ({ ...part, ...figureAt(part.place, at) })) });
      passed.current = stills ? STILL_AT[hour] : -1;
      staging.current = true;
      if (!stills) dissolve.begin();
      setPlay({
        hour,
        now: town,
        before: hour === 'dawn' ? townIn(before, front) : town,
        emblem: emblemOf(now, front),
        finale,
        tally,
      });
      invalidate();
    };
    if (!stills) dissolve.keep();
    // From then on one city follows the other.
    const goesOn = finale !== null && finale.kind !== 'over';
    const timer = goesOn ? undefined : setTimeout(begin, stills ? 0 : AFTER[hour] * tempo);
    if (goesOn) begin();
    return () => {
      clearTimeout(timer);
      dissolve.end();
      setPlay(null);
      useStage.setState({ tally: [] });
      staging.current = false;
      invalidate();
    };
  }, [hour, finale, front, tempo, stills, led, staging, dissolve, invalidate]);
  useFrame((_, delta) => {
    if (play === null || stills) return;
    // The time before the first picture was rest.
    passed.current = passed.current < 0 ? 0 : passed.current + (Math.min(0.25, delta) * 1000) / Math.max(0.01, tempo);
    invalidate();
  });
  return { play, passed };
};
