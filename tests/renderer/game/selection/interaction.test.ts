import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { interaction, type Outcome, type Request } from '../../../../renderer/game/selection/interaction.ts';
import { choiceOf } from './choices.ts';

const buy = choiceOf({ type: 'draft', keep: '1-blue-01', action: 'buy' });
const sell = choiceOf({ type: 'draft', keep: '1-blue-01', action: 'sell' });
const pass = choiceOf({ type: 'pass' });

/** A running interaction that offers buying and selling; `outcome` is what the host will answer. */
function started(outcome: Outcome = null) {
  const requests: Request[] = [];
  const act = fromPromise<Outcome, Request>(({ input }) => {
    requests.push(input);
    return Promise.resolve(outcome);
  });
  const actor = createActor(interaction.provide({ actors: { act } })).start();
  actor.send({ type: 'update', seq: 7, choices: [buy, sell] });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('waiting'));
  return { actor, requests, settled };
}

describe('interaction', () => {
  it('considers first and acts on confirmation, for the position it was decided on', async () => {
    const { actor, requests, settled } = started();
    actor.send({ type: 'consider', choice: buy });
    expect(actor.getSnapshot().value).toBe('confirming');
    expect(requests).toEqual([]);
    actor.send({ type: 'confirm' });
    expect(actor.getSnapshot().value).toBe('waiting');
    await settled();
    expect(requests).toEqual([{ seq: 7, action: buy.action }]);
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { considered: null, refused: null } });
  });

  it('changes its mind and goes back without acting', () => {
    const { actor, requests } = started();
    actor.send({ type: 'consider', choice: buy });
    actor.send({ type: 'consider', choice: sell });
    expect(actor.getSnapshot().context.considered).toEqual(sell);
    actor.send({ type: 'back' });
    actor.send({ type: 'confirm' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { considered: null } });
    expect(requests).toEqual([]);
  });

  it('acts at once when committing', async () => {
    const { actor, requests, settled } = started();
    actor.send({ type: 'commit', choice: sell });
    await settled();
    expect(requests).toEqual([{ seq: 7, action: sell.action }]);
  });

  it('takes no choice that is not offered, and no second one while waiting', async () => {
    const { actor, requests, settled } = started();
    actor.send({ type: 'consider', choice: pass });
    actor.send({ type: 'commit', choice: pass });
    expect(actor.getSnapshot().value).toBe('choosing');
    actor.send({ type: 'commit', choice: buy });
    actor.send({ type: 'commit', choice: sell });
    await settled();
    expect(requests).toEqual([{ seq: 7, action: buy.action }]);
  });

  it('tells why the host refused, until the next choice', async () => {
    const { actor, settled } = started('stale');
    actor.send({ type: 'commit', choice: buy });
    await settled();
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { refused: 'stale' } });
    actor.send({ type: 'consider', choice: sell });
    expect(actor.getSnapshot().context.refused).toBeNull();
  });

  it('keeps what is considered while it is still offered, and forgets it with the offer', () => {
    const { actor } = started();
    actor.send({ type: 'consider', choice: buy });
    actor.send({ type: 'update', seq: 8, choices: [{ ...buy }, sell] });
    expect(actor.getSnapshot()).toMatchObject({ value: 'confirming', context: { seq: 8 } });
    actor.send({ type: 'update', seq: 9, choices: [sell] });
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { considered: null, seq: 9 } });
  });
});
