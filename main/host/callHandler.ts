import type { z } from 'zod';
import { type CallName, type CallOutput, type Calls, calls } from '../../shared/contract/contract.ts';
import type { RefusedCode, Reply } from '../../shared/contract/reply.ts';
import { CallRefused } from './callRefused.ts';
import type { Host } from './entryPoint.ts';
import type { HostLog } from './support/hostLog.ts';

/**
 * The function for every call of the contract; it gets checked input. `gone`: aborted when nobody waits for the answer
 * any more.
 */
export type CallTable = {
  readonly [K in CallName]: (
    input: z.output<Calls[K]['input']>,
    gone: AbortSignal,
  ) => CallOutput<K> | Promise<CallOutput<K>>;
};

/** The longest detail of a refusal, in characters: it may quote the input, which may be huge. */
const LONGEST_DETAIL = 500;

const refusal = (code: RefusedCode, detail = ''): Reply => ({
  ok: false,
  code,
  detail: detail.slice(0, LONGEST_DETAIL),
});

async function run(table: Partial<CallTable>, name: CallName, input: unknown, gone: AbortSignal): Promise<Reply> {
  const parsed = calls[name].input.safeParse(input);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
    return refusal('badInput', issues.join('; '));
  }
  // The compiler cannot see that the schema and the function of one name belong together.
  const call = table[name] as (input: unknown, gone: AbortSignal) => unknown;
  return { ok: true, value: await call(parsed.data, gone) };
}

/**
 * Makes the host's entry point, or that of a device with its few calls. Every call is checked here against the
 * contract, and only here. It never rejects. Of an internal error the page learns only that there was one; details go
 * to the log.
 */
export function createCallHandler(table: Partial<CallTable>, log: HostLog): Host['handle'] {
  /** Only own properties: `constructor` and the like are no calls. */
  const isCall = (name: string): name is CallName => Object.hasOwn(table, name);
  return async (name, input, gone = new AbortController().signal) => {
    if (!isCall(name)) return refusal('unknownCall');
    try {
      return await run(table, name, input, gone);
    } catch (error) {
      if (error instanceof CallRefused) return refusal(error.code, error.message);
      log.fault('call failed', error, { call: name });
      return refusal('internal');
    }
  };
}
