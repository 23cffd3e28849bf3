// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectHand } from '../../../renderer/hand/connectHand.ts';
import { useHand } from '../../../renderer/hand/handState.ts';
import { HAND_ENDS, type HandEnd } from '../../../shared/contract/handLine.ts';

const KEY = 'a1'.repeat(32);

/** A socket that a test closes as the door would. */
class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  send() {}
  close() {}
  endAs(end: HandEnd) {
    this.dispatchEvent(Object.assign(new Event('close'), { code: HAND_ENDS[end] }));
  }
}

/** A device that has come; its sockets, the first one first. */
function connected() {
  const { introduce } = connectHand(KEY);
  return { introduce, sockets: FakeSocket.all, keeps: () => localStorage.getItem('hadara.hand') };
}

beforeEach(() => {
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.setItem('hadara.hand', KEY);
  useHand.setState({ stage: { name: 'in' }, host: null });
  return () => {
    vi.unstubAllGlobals();
    useHand.setState(useHand.getInitialState(), true);
  };
});

describe('a line that the door ends', () => {
  it('says why, and its key is not tried again', () => {
    const { sockets, keeps } = connected();
    sockets[0]?.endAs('unknown');
    expect(useHand.getState().stage).toEqual({ name: 'ended', end: 'unknown' });
    expect(keeps()).toBeNull();
  });

  it('keeps the key where another window has it, so that this one comes back when it is loaded anew', () => {
    const { sockets, keeps } = connected();
    sockets[0]?.endAs('elsewhere');
    expect(useHand.getState().stage).toEqual({ name: 'ended', end: 'elsewhere' });
    expect(keeps()).toBe(KEY);
  });

  it('means nothing once this window has opened another one', () => {
    const { introduce, sockets, keeps } = connected();
    introduce();
    expect(sockets).toHaveLength(2);
    sockets[0]?.endAs('elsewhere');
    sockets[0]?.endAs('released');
    expect(useHand.getState().stage).toEqual({ name: 'in' });
    expect(keeps()).toBe(KEY);
    sockets[1]?.endAs('released');
    expect(useHand.getState().stage).toEqual({ name: 'ended', end: 'released' });
  });
});
