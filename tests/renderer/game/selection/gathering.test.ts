import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  isWaiting,
  type Outcome,
  type Request,
  selectionMachine,
} from '../../../../renderer/game/selection/selection.ts';
import { isSameAction } from '../../../../shared/vocabulary/actions.ts';
import { choiceOf } from './choices.ts';

describe('several things that have to go', () => {
  const card = (id: string) => choiceOf({ type: 'remove', card: id });
  const [one, two, three] = [card('1-blue-01'), card('1-blue-02'), card('1-blue-03')];
  const dueAfter = (actions: readonly unknown[]) => Math.max(0, 2 - actions.length);
  const feeding = { choices: [one, two, three], decision: 1, kind: 'feeding' as const };
  /** Two of three cards have to go; the host answers as `goesOn` says. */
  function hungry({ asksFirst = true, outcomes = [null] as Outcome[] } = {}) {
    const requests: Request[] = [];
    const act = fromPromise<Outcome, Request>(async ({ input }) => {
      requests.push(input);
      const left = feeding.choices.filter(({ action }) => !requests.some((done) => isSameAction(done.action, action)));
      actor.send({
        type: 'update',
        seq: 7 + requests.length,
        ...feeding,
        choices: left,
        decision: 1 + requests.length,
      });
      return outcomes[requests.length - 1] ?? null;
    });
    const actor = createActor(selectionMachine.provide({ actors: { act }, guards: { asksFirst: () => asksFirst } }));
    actor.start();
    actor.send({ type: 'open' });
    actor.send({ type: 'otherEyes', seq: 7, ...feeding, dueAfter });
    const gathered = () => actor.getSnapshot().context.gathered;
    const settled = () => waitFor(actor, (snapshot) => !isWaiting(snapshot));
    return { actor, requests, gathered, settled };
  }

  it('are gathered, and then done one after the other, each for the position that the one before led to', async () => {
    const { actor, requests, gathered, settled } = hungry();
    actor.send({ type: 'consider', choice: one });
    actor.send({ type: 'consider', choice: two });
    expect(gathered()).toEqual([one, two]);
    expect(requests).toEqual([]);
    actor.send({ type: 'confirm' });
    await settled();
    expect(requests).toEqual([
      { seq: 7, action: one.action },
      { seq: 8, action: two.action, follows: true },
    ]);
    expect(gathered()).toEqual([]);
  });

  it('are let go of by a second press, on the table too, and the last one gives way to another', () => {
    const { actor, gathered } = hungry();
    actor.send({ type: 'select', subject: { kind: 'card', card: '1-blue-01' } });
    actor.send({ type: 'select', subject: { kind: 'card', card: '1-blue-02' } });
    actor.send({ type: 'consider', choice: three });
    expect(gathered()).toEqual([one, three]);
    actor.send({ type: 'confirm', subject: { kind: 'card', card: '1-blue-01' } });
    expect(gathered()).toEqual([three]);
    actor.send({ type: 'consider', choice: three });
    expect(actor.getSnapshot().value.decision).toBe('choosing');
  });

  it('go as soon as there are enough, where nobody wants to be asked', async () => {
    const { actor, requests, settled } = hungry({ asksFirst: false });
    actor.send({ type: 'consider', choice: one });
    expect(requests).toEqual([]);
    actor.send({ type: 'consider', choice: two });
    await settled();
    expect(requests).toHaveLength(2);
  });

  it('do not go on after one that the host refused', async () => {
    const { actor, requests, settled } = hungry({ outcomes: ['unsaved'] });
    actor.send({ type: 'consider', choice: one });
    actor.send({ type: 'consider', choice: two });
    actor.send({ type: 'confirm' });
    await settled();
    expect(requests).toHaveLength(1);
    expect(actor.getSnapshot().context.refused).toBe('unsaved');
  });
});
