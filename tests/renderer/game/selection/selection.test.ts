import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  DWELL,
  inspectedCard,
  inspectedOf,
  isWaiting,
  type Outcome,
  type Request,
  selectionMachine,
  shownChoice,
} from '../../../../renderer/game/selection/selection.ts';
import { choiceOf } from './choices.ts';

const buy = choiceOf({ type: 'draft', keep: '1-blue-01', action: 'buy' });
const sell = choiceOf({ type: 'draft', keep: '1-blue-01', action: 'sell' });
const pass = choiceOf({ type: 'pass' });

const hidden = { kind: 'card', card: '1-blue-01' } as const;
const pile = { kind: 'pile', colour: 'red' } as const;
const offer = (seq: number, choices = [buy, sell], decision: number | null = 1) => ({
  seq,
  choices,
  decision,
  kind: 'draft' as const,
});

/** A running selection that offers buying and selling; `outcome` is what the host will answer. */
function started({ outcome = null as Outcome, asksFirst = true, choices = [buy, sell] } = {}) {
  const requests: Request[] = [];
  const act = fromPromise<Outcome, Request>(({ input }) => {
    requests.push(input);
    return Promise.resolve(outcome);
  });
  const machine = selectionMachine.provide({ actors: { act }, guards: { asksFirst: () => asksFirst } });
  const actor = createActor(machine).start();
  actor.send({ type: 'open' });
  actor.send({ type: 'otherEyes', ...offer(7, choices) });
  const settled = () => waitFor(actor, (snapshot) => !isWaiting(snapshot));
  const decision = () => actor.getSnapshot().value.decision;
  const context = () => actor.getSnapshot().context;
  return { actor, requests, settled, decision, context };
}

describe('deciding', () => {
  it('considers first and acts on confirmation, for the position it was decided on', async () => {
    const { actor, requests, settled, decision, context } = started();
    actor.send({ type: 'consider', choice: buy });
    expect(decision()).toBe('confirming');
    expect(requests).toEqual([]);
    actor.send({ type: 'confirm' });
    expect(decision()).toBe('waiting');
    await settled();
    expect(requests).toEqual([{ seq: 7, action: buy.action }]);
    expect(decision()).toBe('choosing');
    expect(context()).toMatchObject({ considered: null, refused: null });
  });

  it('changes its mind and goes back without acting', () => {
    const { actor, requests, decision, context } = started();
    actor.send({ type: 'consider', choice: buy });
    actor.send({ type: 'consider', choice: sell });
    expect(context().considered).toEqual(sell);
    actor.send({ type: 'back' });
    actor.send({ type: 'confirm' });
    expect(decision()).toBe('choosing');
    expect(context().considered).toBeNull();
    expect(requests).toEqual([]);
  });

  it('acts at once when committing, and where nobody wants to be asked', async () => {
    const { actor, requests, settled } = started();
    actor.send({ type: 'commit', choice: sell });
    await settled();
    expect(requests).toEqual([{ seq: 7, action: sell.action }]);
    const quick = started({ asksFirst: false });
    quick.actor.send({ type: 'consider', choice: buy });
    expect(quick.decision()).toBe('waiting');
    await quick.settled();
    expect(quick.requests).toEqual([{ seq: 7, action: buy.action }]);
  });

  it('takes no choice that is not offered, and no second one while waiting', async () => {
    const { actor, requests, settled, decision } = started();
    actor.send({ type: 'consider', choice: pass });
    actor.send({ type: 'commit', choice: pass });
    expect(decision()).toBe('choosing');
    actor.send({ type: 'commit', choice: buy });
    actor.send({ type: 'commit', choice: sell });
    actor.send({ type: 'cancel', by: 'table' });
    expect(decision()).toBe('waiting');
    await settled();
    expect(requests).toEqual([{ seq: 7, action: buy.action }]);
  });

  it('tells why the host refused, until the next choice', async () => {
    const { actor, settled, decision, context } = started({ outcome: 'stale' });
    actor.send({ type: 'commit', choice: buy });
    await settled();
    expect(decision()).toBe('choosing');
    expect(context().refused).toBe('stale');
    actor.send({ type: 'consider', choice: sell });
    expect(context().refused).toBeNull();
  });

  it('keeps what is considered while it is still offered, and forgets it with the offer', () => {
    const { actor, decision, context } = started();
    actor.send({ type: 'consider', choice: buy });
    actor.send({ type: 'update', ...offer(8, [{ ...buy }, sell]) });
    expect(decision()).toBe('confirming');
    expect(context().seq).toBe(8);
    actor.send({ type: 'update', ...offer(9, [sell]) });
    expect(decision()).toBe('choosing');
    expect(context()).toMatchObject({ considered: null, seq: 9 });
  });
});

describe('selecting', () => {
  it('takes up what only one thing can be done with, each time that it is selected', () => {
    const { actor, decision, context } = started({ choices: [buy] });
    actor.send({ type: 'select', subject: hidden });
    expect(decision()).toBe('confirming');
    expect(context()).toMatchObject({ selected: hidden, considered: buy });
    const { selected } = context();
    actor.send({ type: 'back' });
    actor.send({ type: 'select', subject: hidden });
    expect(context().considered).toBe(buy);
    // Who follows what is selected hears of it again.
    expect(context().selected).not.toBe(selected);
  });

  it('leaves it to the player where several things can be done, or the decision is not open', () => {
    const { actor, decision, context } = started();
    actor.send({ type: 'select', subject: hidden });
    expect(decision()).toBe('choosing');
    expect(context().selected).toEqual(hidden);
    const closed = started({ choices: [buy] });
    closed.actor.send({ type: 'close' });
    closed.actor.send({ type: 'select', subject: hidden });
    expect(closed.decision()).toBe('choosing');
  });

  it('does not take a side of the card for the press on a board', () => {
    const side = choiceOf({ type: 'chooseSide', side: 'A' });
    const { actor, decision } = started({ choices: [side] });
    actor.send({ type: 'select', subject: { kind: 'side', side: 'A' } });
    expect(decision()).toBe('choosing');
  });

  it('confirms by a second press on the same thing alone', () => {
    const { actor, decision } = started();
    actor.send({ type: 'consider', choice: buy });
    actor.send({ type: 'confirm', subject: pile });
    expect(decision()).toBe('confirming');
    actor.send({ type: 'confirm', subject: hidden });
    expect(decision()).toBe('waiting');
  });

  it('is given up by a press on the bare table, which is told', () => {
    const { actor, decision, context } = started();
    const told: string[] = [];
    actor.on('cancelled', ({ by }) => told.push(by));
    actor.send({ type: 'select', subject: hidden });
    actor.send({ type: 'consider', choice: buy });
    actor.send({ type: 'cancel', by: 'table' });
    expect(decision()).toBe('choosing');
    expect(context()).toMatchObject({ selected: null, considered: null });
    expect(told).toEqual(['table']);
  });
});

describe('dragging', () => {
  it('considers the one thing that letting go can mean', () => {
    const { actor, decision, context } = started();
    actor.send({ type: 'drag', subject: hidden, over: 'bank' });
    expect(context().dragged).toEqual({ subject: hidden, over: 'bank' });
    actor.send({ type: 'drop', zone: 'bank' });
    expect(decision()).toBe('confirming');
    expect(context()).toMatchObject({ considered: sell, selected: hidden, dragged: null });
  });

  it('means nothing elsewhere, and leaves it to the player where it can mean several things', () => {
    const plunder = choiceOf({ type: 'colony', level: 3, action: 'plunder' });
    const integrate = choiceOf({ type: 'colony', level: 3, action: 'integrate' });
    const { actor, decision, context } = started({ choices: [plunder, integrate] });
    const colony = { kind: 'colony', level: 3 } as const;
    for (const zone of [null, 'bank'] as const) {
      actor.send({ type: 'drag', subject: colony, over: zone });
      actor.send({ type: 'drop', zone });
      expect(context()).toMatchObject({ considered: null, selected: null, dragged: null });
    }
    actor.send({ type: 'drag', subject: colony, over: 'own' });
    actor.send({ type: 'drop', zone: 'own' });
    expect(decision()).toBe('choosing');
    expect(context().selected).toEqual(colony);
  });
});

describe('looking', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows what the pointer has rested on, until it leaves', () => {
    const { actor } = started();
    const shown = () => inspectedOf(actor.getSnapshot());
    actor.send({ type: 'rest', thing: pile, by: 'mouse' });
    vi.advanceTimersByTime(DWELL - 1);
    expect(shown()).toBeNull();
    // Moving on the same thing is resting; another thing begins anew.
    actor.send({ type: 'rest', thing: { ...pile }, by: 'mouse' });
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual(pile);
    actor.send({ type: 'rest', thing: { kind: 'prices' }, by: 'mouse' });
    expect(shown()).toBeNull();
    vi.advanceTimersByTime(DWELL);
    expect(shown()).toEqual({ kind: 'prices' });
    actor.send({ type: 'rest', thing: null, by: 'mouse' });
    expect(shown()).toBeNull();
  });

  it('keeps what a finger has brought up when it is lifted, and what an element shows when the pointer moves', () => {
    const { actor } = started();
    const shown = () => inspectedOf(actor.getSnapshot());
    actor.send({ type: 'rest', thing: pile, by: 'mouse' });
    actor.send({ type: 'inspect', thing: pile });
    actor.send({ type: 'rest', thing: null, by: 'finger' });
    expect(shown()).toEqual(pile);
    actor.send({ type: 'rest', thing: null, by: 'mouse' });
    expect(shown()).toEqual(pile);
    actor.send({ type: 'inspect', thing: null });
    expect(shown()).toBeNull();
    // A finger that is lifted before that has shown nothing.
    actor.send({ type: 'rest', thing: pile, by: 'mouse' });
    actor.send({ type: 'rest', thing: null, by: 'finger' });
    vi.advanceTimersByTime(DWELL);
    expect(shown()).toBeNull();
  });

  it('does not bring up again what was put away under a resting pointer', () => {
    const { actor } = started();
    actor.send({ type: 'rest', thing: pile, by: 'mouse' });
    vi.advanceTimersByTime(DWELL);
    actor.send({ type: 'inspect', thing: null });
    actor.send({ type: 'rest', thing: pile, by: 'mouse' });
    vi.advanceTimersByTime(DWELL);
    expect(inspectedOf(actor.getSnapshot())).toBeNull();
  });

  it('is ended by leaving the element that shows a thing, and by no other', () => {
    const { actor } = started();
    actor.send({ type: 'inspect', thing: hidden });
    actor.send({ type: 'leave', thing: pile });
    expect(inspectedCard(actor.getSnapshot())).toBe(hidden.card);
    actor.send({ type: 'leave', thing: hidden });
    expect(inspectedCard(actor.getSnapshot())).toBeNull();
  });

  it('shows the consequences of what is pointed at rather than of what is considered, while it is offered', () => {
    const { actor } = started();
    const shown = () => shownChoice(actor.getSnapshot());
    actor.send({ type: 'consider', choice: buy });
    expect(shown()).toBe(buy);
    actor.send({ type: 'peek', choice: sell });
    expect(shown()).toBe(sell);
    actor.send({ type: 'update', ...offer(8, [buy]) });
    expect(shown()).toBe(buy);
    actor.send({ type: 'close' });
    expect(shown()).toBeNull();
  });
});

describe('forgetting', () => {
  /** A player at it: with a card selected, considered, looked at and dragged, and the pointer on it. */
  function busy() {
    const page = started();
    page.actor.send({ type: 'point', piece: 'a card', subject: hidden });
    page.actor.send({ type: 'select', subject: hidden });
    page.actor.send({ type: 'consider', choice: buy });
    page.actor.send({ type: 'peek', choice: sell });
    page.actor.send({ type: 'drag', subject: hidden, over: 'own' });
    page.actor.send({ type: 'inspect', thing: hidden });
    expect(page.context()).toMatchObject({
      piece: 'a card',
      pointed: hidden,
      selected: hidden,
      considered: buy,
      peeked: sell,
      dragged: { subject: hidden, over: 'own' },
      looked: { thing: hidden },
    });
    const seen: unknown[] = [];
    page.actor.subscribe((snapshot) => seen.push(snapshot));
    return { ...page, seen };
  }

  it('leaves nothing of the player before to other eyes, from the first moment on', () => {
    const { actor, seen } = busy();
    actor.send({ type: 'otherEyes', ...offer(8) });
    const [first] = seen;
    expect(seen).toHaveLength(1);
    expect(JSON.stringify((first as ReturnType<typeof actor.getSnapshot>).context)).toBe(
      JSON.stringify({ ...started().context(), seq: 8 }),
    );
    expect(first).toMatchObject({ value: { decision: 'choosing', looking: 'nothing', dragging: 'no' } });
  });

  it('leaves nothing to another decision but where the pointer and the focus are', () => {
    const { actor, seen, context } = busy();
    actor.send({ type: 'update', ...offer(8, [buy, sell], 2) });
    expect(seen).toHaveLength(1);
    expect(context()).toMatchObject({ selected: null, considered: null, dragged: null, looked: null });
    expect(context()).toMatchObject({ piece: 'a card', pointed: hidden, peeked: sell, decision: 2 });
    expect(seen[0]).toMatchObject({ value: { decision: 'choosing', looking: 'nothing', dragging: 'no' } });
  });

  it('waits for the host no longer when somebody else looks', async () => {
    const { actor, decision, context } = busy();
    actor.send({ type: 'confirm' });
    expect(decision()).toBe('waiting');
    actor.send({ type: 'otherEyes', ...offer(8) });
    expect(decision()).toBe('choosing');
    await Promise.resolve();
    expect(context().refused).toBeNull();
  });
});
