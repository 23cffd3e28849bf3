import { isReplyTo } from '../../../renderer/platform/client/shapes.ts';
import type { Reply } from '../../../shared/contract/reply.ts';
import { type Luck, pick } from '../../fixtures/luck.ts';
import { drawCall, type HostileCall, refusalOf } from './hostileCalls.ts';
import { type InsiderKnowledge, updateIn } from './insider.ts';

/** What is attacked, and how calls get there. */
export interface Target {
  call(name: string, input: unknown): Promise<unknown>;
  /** The value as it arrives at the other end. Throws for what cannot be sent at all. */
  cross(input: unknown): unknown;
  /** Describes all that a refused call must not change; the same text as long as nothing has. */
  state(): Promise<string>;
}

/** Counts what became of calls, by their outcome, and notes what must not be. */
export interface AttackReport {
  readonly outcomes: Record<string, number>;
  readonly broken: string[];
}

/** Calls that are under way together. */
const BATCHES = [1, 1, 1, 4, 8] as const;
const PATIENCE = 60_000;
const LONGEST_DETAIL = 1000;

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function drawCrossing(target: Target, knowledge: InsiderKnowledge, luck: Luck): HostileCall {
  for (;;) {
    const { name, input } = drawCall(knowledge, luck);
    try {
      return { name, input: target.cross(input) };
    } catch {
      // No carrier brings this over: the next one.
    }
  }
}

/** What is wrong with the answer to a call; `null` when nothing is. */
function faultIn(call: HostileCall, reply: unknown): string | null {
  // What the page would not take for an answer is none.
  if (!isReplyTo(call.name, reply)) return `answers ${typeof reply}`;
  const update = reply.ok ? updateIn(reply.value) : null;
  if (update !== null && (update.decision === null) !== (update.choices.length === 0))
    return `numbers decision ${update.decision} where ${update.choices.length} choices are`;
  const due = refusalOf(call);
  const code = reply.ok ? 'ok' : reply.code;
  if (due !== null && code !== due) return `is ${code}, not ${due}`;
  if (due === null && (code === 'internal' || code === 'unknownCall')) return `is ${code}`;
  // What was sent may be huge: it must not all come back.
  return reply.ok || reply.detail.length <= LONGEST_DETAIL
    ? null
    : `explains itself in ${reply.detail.length} characters`;
}

const describe = ({ name, input }: HostileCall): string => {
  try {
    return `${name.slice(0, 40)} ${JSON.stringify(input)?.slice(0, 200)}`;
  } catch {
    return name.slice(0, 40);
  }
};

async function strike(target: Target, calls: readonly HostileCall[], report: AttackReport): Promise<Reply[]> {
  const replies = await inTime(Promise.all(calls.map(({ name, input }) => target.call(name, input))));
  for (const [index, call] of calls.entries()) {
    const reply = replies[index];
    const fault = faultIn(call, reply);
    if (fault !== null) report.broken.push(`${describe(call)} ${fault}`);
    if (!isReplyTo(call.name, reply)) continue;
    const outcome = reply.ok ? 'granted' : reply.code;
    report.outcomes[outcome] = (report.outcomes[outcome] ?? 0) + 1;
  }
  return replies.filter((reply, index): reply is Reply => isReplyTo(calls[index]?.name ?? '', reply));
}

/**
 * Makes `count` hostile calls, some at the same time. Whatever is refused must change nothing, and the target must
 * answer afterwards as if nothing had been.
 */
export async function attack(
  target: Target,
  { knowledge, luck, count }: { readonly knowledge: InsiderKnowledge; readonly luck: Luck; readonly count: number },
  report: AttackReport,
): Promise<void> {
  for (let done = 0; done < count; ) {
    const size = Math.min(count - done, pick(BATCHES, luck));
    const calls = Array.from({ length: size }, () => drawCrossing(target, knowledge, luck));
    // Bots change the game, too.
    const before = knowledge.botsPlay ? null : await target.state();
    const replies = await strike(target, calls, report);
    const refused = replies.every(({ ok }) => !ok);
    if (before !== null && refused && (await target.state()) !== before)
      report.broken.push(`changed by refused calls: ${calls.map(describe).join('; ')}`);
    for (const reply of replies) knowledge.learn(reply);
    const info = await inTime(target.call('app.info', {}));
    if (!isReplyTo('app.info', info) || !info.ok)
      report.broken.push(`no app.info after ${calls.map(describe).join('; ')}`);
    done += size;
  }
}
