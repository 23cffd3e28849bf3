export const EPOCHS = [1, 2, 3] as const;
export type Epoch = (typeof EPOCHS)[number];

export const PHASES = ['A', 'B'] as const;
export type Phase = (typeof PHASES)[number];

/** The steps of the game in which something is decided, named as in game records (rules §13). */
export const STEPS = [
  'chooseSide',
  'setWheel',
  'draft',
  'market',
  'colony',
  'statue',
  'feeding',
  'freeCard',
  'medals',
] as const;
export type Step = (typeof STEPS)[number];

/** What each phase consists of, in order (rules §7): steps, and income, at which nothing is decided. */
export const PARTS_OF_PHASE: Readonly<Record<Phase, readonly (Step | 'income')[]>> = {
  A: ['chooseSide', 'setWheel', 'draft', 'income', 'market', 'colony', 'statue'],
  B: ['draft', 'income', 'market', 'colony', 'statue', 'feeding', 'freeCard', 'medals'],
};

/** The kinds of decision: each step's own, and those that follow from another one within its step (rules §12). */
export const DECISIONS = [...STEPS, 'allyBonus', 'placeTile'] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * Whether all have fed for the last time (rules §7.4): at a decision that comes after feeding in the last epoch, and when
 * the game is over (`null`). Cards above food then cost nothing any more.
 */
export const isFedForGood = (epoch: Epoch, decision: Decision | null): boolean =>
  epoch === EPOCHS.at(-1) && (decision === null || decision === 'freeCard' || decision === 'medals');

/** Rounds of a phase A draft: every seat visits every deck once (rules §4.3). */
export const DRAFT_ROUNDS = 5;

/** Whether all seats take this decision at the same time and in secret (rules §1.2, §4.1). */
export const isSecretDecision = (decision: Decision | null, phase: Phase): boolean =>
  decision === 'chooseSide' || (decision === 'draft' && phase === 'A');
