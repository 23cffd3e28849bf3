/*
 * Which step follows which: the one definition that the fast runner and the XState statechart both read. It is plain
 * data in XState's form. Guards and effects are given by name only (`rules/steps/guards.ts`, `rules/steps/effects.ts`).
 * A state that waits for a decision says in `meta` which one and who takes it (`decisionMeta.ts`); all other states
 * pass on at once.
 */

/** Seats take turns: `decide` waits for one, until each has ended its turn. */
const turnsAreOver = { guard: 'allTurnsHaveEnded' } as const;

/** Income, then the seat's coins of the market, then its marketplace (rules §16.2). */
const income = (target: string) =>
  ({
    initial: 'start',
    states: {
      start: { always: { target: 'turn', actions: ['startIncome'] } },
      turn: {
        always: [
          { ...turnsAreOver, target, actions: ['startColonyStep'] },
          { target: 'market', actions: ['gainIncome'] },
        ],
      },
      market: {
        always: [
          { guard: 'marketCoinsAreLeft', target: 'decide' },
          { target: 'turn', actions: ['openMarket', 'nextTurn'] },
        ],
      },
      decide: {
        meta: { decision: 'market', by: 'seatOnTurn' },
        on: { stall: { target: 'market', actions: ['stall'] } },
      },
    },
  }) as const;

/**
 * A seat may take a monument instead of a colony or statue. If it builds it, it places the tile at once (rules §10.1).
 */
const takesMonument = { target: 'monument', actions: ['monument'] } as const;

const monument = (step: 'colony' | 'statue') =>
  ({
    monument: { always: [{ guard: 'monumentTileIsDue', target: 'placeTile' }, { target: 'turn' }] },
    placeTile: {
      meta: { decision: 'placeTile', step, by: 'seatOnTurn' },
      on: { placeTile: { target: 'turn', actions: ['placeTile'] } },
    },
  }) as const;

const redeemTile = { target: 'turn', actions: ['redeemTile'] } as const;

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
        meta: { decision: 'colony', by: 'seatOnTurn' },
        on: {
          colony: { target: 'taken', actions: ['colony'] },
          monument: takesMonument,
          redeemTile,
          pass: { target: 'turn', actions: ['passColony', 'nextTurn'] },
        },
      },
      taken: { always: [{ guard: 'allyBonusIsDue', target: 'allyBonus' }, { target: 'turn' }] },
      allyBonus: {
        meta: { decision: 'allyBonus', step: 'colony', by: 'seatOnTurn' },
        on: { allyBonus: { target: 'turn', actions: ['allyBonus'] } },
      },
      ...monument('colony'),
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
        meta: { decision: 'statue', by: 'seatOnTurn' },
        on: {
          statue: { target: 'turn', actions: ['statue'] },
          monument: takesMonument,
          redeemTile,
          pass: { target: 'turn', actions: ['passStatue', 'nextTurn'] },
        },
      },
      ...monument('statue'),
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
          meta: { decision: 'chooseSide', by: 'seatsWithoutSide' },
          on: { chooseSide: { target: 'sides', actions: ['chooseSide'] } },
        },
      },
    },
    epoch: {
      initial: 'start',
      states: {
        start: { always: { target: 'wheel', actions: ['startEpoch'] } },
        wheel: {
          meta: { decision: 'setWheel', by: 'seatOnTurn' },
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
                  meta: { decision: 'draft', by: 'seatsWithoutChoice' },
                  on: { draft: { target: 'reveal', actions: ['draft'] } },
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
            income: income('#hadara.epoch.phaseA.colony'),
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
                  meta: { decision: 'draft', by: 'seatOnTurn' },
                  on: { take: { target: 'turn', actions: ['take', 'nextTurn'] } },
                },
              },
            },
            income: income('#hadara.epoch.phaseB.colony'),
            colony: colony('#hadara.epoch.phaseB.statue'),
            statue: statue('#hadara.epoch.phaseB.feeding', ['startFeeding']),
            feeding: {
              initial: 'turn',
              states: {
                turn: {
                  always: [
                    { ...turnsAreOver, target: '#hadara.epoch.phaseB.freeCards', actions: ['startFreeCards'] },
                    { guard: 'mustFeed', target: 'decide' },
                    { target: 'turn', actions: ['endFeeding', 'nextTurn'], reenter: true },
                  ],
                },
                decide: {
                  meta: { decision: 'feeding', by: 'seatOnTurn' },
                  on: {
                    remove: { target: 'turn', actions: ['remove'] },
                    payToFeed: { target: 'turn', actions: ['payToFeed'] },
                  },
                },
              },
            },
            freeCards: {
              initial: 'turn',
              states: {
                turn: {
                  always: [
                    { ...turnsAreOver, target: '#hadara.epoch.phaseB.medals', actions: ['startMedals'] },
                    { guard: 'freeCardsAreLeft', target: 'decide' },
                    { target: 'turn', actions: ['nextTurn'], reenter: true },
                  ],
                },
                decide: {
                  meta: { decision: 'freeCard', by: 'seatOnTurn' },
                  on: {
                    freeCard: { target: 'turn', actions: ['freeCard'] },
                    pass: { target: 'turn', actions: ['passFreeCard', 'nextTurn'] },
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
                  meta: { decision: 'medals', by: 'seatOnTurn' },
                  on: {
                    silver: { target: 'turn', actions: ['silver'] },
                    gold: { target: 'turn', actions: ['gold'] },
                    redeemTile,
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
