// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectHand } from '../../../renderer/hand/connectHand.ts';
import { useHand } from '../../../renderer/hand/handState.ts';
import { useApp } from '../../../renderer/platform/app.ts';
import { type DoorHello, HAND_ENDS, type HandEnd } from '../../../shared/contract/handLine.ts';
import { newSalt, sealedEnd } from '../../../shared/sealing/sealing.ts';

const KEY = 'a1'.repeat(32);

/** A socket that a test closes as the door would. */
class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = [];
  constructor() {
    super();
    FakeSocket.all.push(this);
  }
  readonly sent: unknown[] = [];
  send(data: unknown) {
    this.sent.push(data);
  }
  close() {}
  say(data: unknown) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  endAs(end: HandEnd) {
    this.dispatchEvent(Object.assign(new Event('close'), { code: HAND_ENDS[end] }));
  }
}

/** A device that has come; its sockets, the first one first. */
function connected() {
  const { introduce } = connectHand(KEY);
  return { introduce, sockets: FakeSocket.all, keeps: () => localStorage.getItem('hadara.hand') };
}

/** The table's end of the line of a device that has greeted. */
function greeted(socket: FakeSocket) {
  socket.dispatchEvent(new Event('open'));
  const { salt: device } = JSON.parse(String(socket.sent[0])) as { readonly salt: string };
  const table = newSalt();
  const line = sealedEnd(KEY, { device, table }, 'table');
  socket.say(JSON.stringify({ salt: table }));
  return (hello: DoorHello) => socket.say(new Uint8Array(line.seal(JSON.stringify(hello))).buffer);
}

beforeEach(() => {
  FakeSocket.all.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  localStorage.setItem('hadara.hand', KEY);
  useHand.setState({ stage: { name: 'in' }, host: null });
  return () => {
    vi.unstubAllGlobals();
    useHand.setState(useHand.getInitialState(), true);
    useApp.setState(useApp.getInitialState(), true);
    localStorage.clear();
  };
});

describe('a line that the door ends', () => {
  it('says why, and its key is not tried again', () => {
    const { sockets, keeps } = connected();
    sockets[0]?.endAs('unknown');
    expect(useHand.getState().stage).toEqual({ name: 'ended', end: 'unknown' });
    expect(keeps()).toBeNull();
  });

  it.each(['otherVersion', 'full', 'elsewhere'] as const)(
    'as %s leaves the key as good as it was: the device keeps it, and is there again when its page is loaded anew',
    (end) => {
      localStorage.removeItem('hadara.hand');
      const { sockets, keeps } = connected();
      sockets[0]?.endAs(end);
      expect(useHand.getState().stage).toEqual({ name: 'ended', end });
      expect(keeps()).toBe(KEY);
    },
  );

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

it('a device that waits is there again with its key when it is loaded anew', () => {
  localStorage.removeItem('hadara.hand');
  const { sockets, keeps } = connected();
  const say = greeted(sockets[0] as FakeSocket);
  expect(keeps()).toBeNull();
  say({ waits: true });
  expect(useHand.getState().stage).toEqual({ name: 'waiting' });
  expect(keeps()).toBe(KEY);
});
