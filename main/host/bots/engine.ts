import weights from '../../../shared/bots/value/weights.json' with { type: 'json' };
import type { Engine } from '../../../shared/session/fairness/proof.ts';
import { fingerprintOf } from '../content/fingerprint.ts';

/** This program's bots: its version, and the first 16 digits of a hash of the weights that they judge by. */
export const engineOf = (version: string): Engine => ({ version, evaluation: fingerprintOf(weights).slice(0, 16) });
