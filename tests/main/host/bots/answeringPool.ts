import type { BotPool } from '../../../../main/host/bots/botPool.ts';
import type { Asked, ThreadThought } from '../../../../main/host/bots/botThread.ts';
import type { BotJob } from '../../../../shared/bots/bot.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { REASON_PARTS, type Reason } from '../../../../shared/vocabulary/reason.ts';

/** Plays all over the rules, and always the same from the same question. */
export const varied = ({ choices, seed }: BotJob): Action => choices[seed % choices.length]?.action as Action;

/** A judgement of an action that is so many points better than the best other one. */
export const reasonWith = ({ choices }: BotJob, action: Action, lead: number): Reason => ({
  action,
  value: 50,
  instead: choices.find((other) => other.action !== action)?.action ?? null,
  lead,
  parts: Object.fromEntries(REASON_PARTS.map((part) => [part, 0])) as Reason['parts'],
  chance: null,
  certain: null,
  seen: null,
});

/** Bots that need no thread, but say how many they have. `answer` may throw; `asked` counts the questions, this one included. */
export function answeringPool(
  answer: (job: BotJob, question: Asked, asked: number) => Partial<ThreadThought> | Promise<Partial<ThreadThought>>,
  threads = 1,
): { readonly pool: BotPool; asked(): number } {
  let asked = 0;
  const pool: BotPool = {
    threads,
    decide: async (job, _signal, question = {}) => {
      asked += 1;
      return { action: null, reason: null, ...(await answer(job, question, asked)) };
    },
    dispose: async () => undefined,
  };
  return { pool, asked: () => asked };
}
