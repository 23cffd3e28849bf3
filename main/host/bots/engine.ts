import { WAY_OF_THINKING } from '../../../shared/bots/bot.ts';
import weights from '../../../shared/bots/value/weights.json' with { type: 'json' };
import type { Engine } from '../../../shared/session/fairness/proof.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

let evaluation: string | null = null;

/**
 * The first 16 hexadecimal digits of a hash of everything that bots' decisions depend on. Computed once, because the
 * weights are large and never change.
 */
export function evaluationId(): string {
  evaluation ??= fingerprintOf([WAY_OF_THINKING, weights]).slice(0, 16);
  return evaluation;
}

/** This program's bots: its version, and what they think with. */
export const engineOf = (version: string): Engine => ({ version, evaluation: evaluationId() });
