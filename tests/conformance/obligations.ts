import type { Obligation } from './moment.ts';
import { addsUp } from './obligations/addsUp.ts';
import { lockstep } from './obligations/lockstep.ts';
import { independentCopies, legality, plainData } from './obligations/positions.ts';
import { previews } from './obligations/previews.ts';
import { records } from './obligations/records.ts';
import { botSecrets, secrets } from './obligations/secrecy.ts';
import { sessions } from './obligations/sessions.ts';

/** Everything that a game must fulfil, under every option. */
export const OBLIGATIONS: readonly Obligation[] = [
  plainData,
  independentCopies,
  legality,
  addsUp,
  lockstep,
  previews,
  secrets,
  botSecrets,
  sessions,
  records,
];
