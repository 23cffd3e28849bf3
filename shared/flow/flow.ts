/*
 * Which step follows which: the one definition that the fast runner and the XState statechart both read.
 * Plain data in XState's shape. Guards and effects stand here by name only (`rules/guards.ts`, `rules/effects.ts`);
 * states that wait for a decision name it in `meta`, all others pass on at once.
 */

/** Seats take turns: `decide` waits for one, until each has ended its turn. */
const turnsAreOver = { guard: 'allTurnsHaveEnded' } as const;

const income = (target: string) => ({ always: { target, actions: ['gainIncome', 'startColonyStep'] } }) as const;

const colony = (target: string) =>
  ({
    initial: 'turn',
    states: {
      turn: {
        always: [
          { ...turnsAreOver, target, actions: ['startStatueStep'] },
          { guard: 'canTakeColony', target: 'decide' },
          { target: 'turn', actions: ['nextTurn'], reenter: true },
        ],
      },
      decide: {
        meta: { decision: 'colony' },
        on: {
          colony: { target: 'turn', actions: ['takeColony'] },
          pass: { target: 'turn', actions: ['passColony', 'nextTurn'] },
        },
      },
    },
  }) as const;

const statue = <const A extends readonly string[]>(target: string, actions: A) =>
  ({
    initial: 'turn',
    states: {
      turn: {
        always: [
          { ...turnsAreOver, target, actions },
          { guard: 'canCarveStatue', target: 'decide' },
          { target: 'turn', actions: ['nextTurn'], reenter: true },
        ],
      },
      decide: {
        meta: { decision: 'statue' },
        on: {
          statue: { target: 'turn', actions: ['carveStatue'] },
          pass: { target: 'turn', actions: ['passStatue', 'nextTurn'] },
        },
      },
    },
  }) as const;

export const flow = {
  id: 'hadara',
  initial: 'setup',
  states: {
    setup: {
      initial: 'sides',
      states: {
        sides: {
          always: [
            { guard: 'someSideIsOpen', target: 'chooseSide' },
            { target: '#hadara.epoch', actions: ['takeSetupCards'] },
          ],
        },
        chooseSide: {
          meta: { decision: 'chooseSide' },
          on: { chooseSide: { target: 'sides', actions: ['recordSide'] } },
        },
      },
    },
    epoch: {
      initial: 'start',
      states: {
        start: { always: { target: 'wheel', actions: ['startEpoch'] } },
        wheel: {
          meta: { decision: 'setWheel' },
          on: { setWheel: { target: 'phaseA', actions: ['setWheel', 'startPhaseA'] } },
        },
        phaseA: {
          initial: 'draft',
          states: {
            draft: {
              initial: 'draw',
              states: {
                draw: { always: { target: 'decide', actions: ['drawCards'] } },
                decide: {
                  meta: { decision: 'draft' },
                  on: { draft: { target: 'reveal', actions: ['recordDraft'] } },
                },
                reveal: {
                  always: [
                    { guard: 'someDraftIsOpen', target: 'decide' },
                    { guard: 'roundsAreLeft', target: 'draw', actions: ['revealDrafts', 'turnWheel'] },
                    { target: '#hadara.epoch.phaseA.income', actions: ['revealDrafts'] },
                  ],
                },
              },
            },
            income: income('colony'),
            colony: colony('#hadara.epoch.phaseA.statue'),
            statue: statue('#hadara.epoch.phaseB', ['startPhaseB']),
          },
        },
        phaseB: {
          initial: 'draft',
          states: {
            draft: {
              initial: 'turn',
              states: {
                turn: {
                  always: [{ guard: 'pilesAreEmpty', target: '#hadara.epoch.phaseB.income' }, { target: 'decide' }],
                },
                decide: {
                  meta: { decision: 'draft' },
                  on: { take: { target: 'turn', actions: ['takeCard', 'nextTurn'] } },
                },
              },
            },
            income: income('colony'),
            colony: colony('#hadara.epoch.phaseB.statue'),
            statue: statue('#hadara.epoch.phaseB.feeding', ['startFeeding']),
            feeding: {
              initial: 'turn',
              states: {
                turn: {
                  always: [
                    { ...turnsAreOver, target: '#hadara.epoch.phaseB.medals', actions: ['startMedals'] },
                    { guard: 'mustFeed', target: 'decide' },
                    { target: 'turn', actions: ['endFeeding', 'nextTurn'], reenter: true },
                  ],
                },
                decide: {
                  meta: { decision: 'feeding' },
                  on: {
                    remove: { target: 'turn', actions: ['removeCard'] },
                    payToFeed: { target: 'turn', actions: ['payToFeed'] },
                  },
                },
              },
            },
            medals: {
              initial: 'turn',
              states: {
                turn: {
                  always: [
                    { ...turnsAreOver, target: '#hadara.epoch.end' },
                    { guard: 'canBuyMedal', target: 'decide' },
                    { target: 'turn', actions: ['nextTurn'], reenter: true },
                  ],
                },
                decide: {
                  meta: { decision: 'medals' },
                  on: {
                    silver: { target: 'turn', actions: ['buySilver'] },
                    gold: { target: 'turn', actions: ['buyGold'] },
                    pass: { target: 'turn', actions: ['passMedals', 'nextTurn'] },
                  },
                },
              },
            },
          },
        },
        end: {
          always: [
            { guard: 'isLastEpoch', target: '#hadara.over', actions: ['finish'] },
            { target: 'start', actions: ['nextEpoch'] },
          ],
        },
      },
    },
    over: { type: 'final' },
  },
} as const;
