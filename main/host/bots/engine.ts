import weights from '../../../shared/bots/value/weights.json' with { type: 'json' };
import type { Engine } from '../../../shared/session/fairness/proof.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

let evaluation: string | null = null;

/** The first 16 digits of a hash of the weights that bots judge by: large, and the same all the time. */
export function evaluationId(): string {
  evaluation ??= fingerprintOf(weights).slice(0, 16);
  return evaluation;
}

/** This program's bots: its version, and what they judge by. */
export const engineOf = (version: string): Engine => ({ version, evaluation: evaluationId() });
