import { LANGUAGES } from '../../../shared/words/words.ts';
import { WORDS } from './caravanWords.ts';
import { before, behind, both, instead, type Steps, withEntries, written } from './steps.ts';

/*
 * Caravans: an expansion with a mechanism. After the statues of phase B, seat by seat, a caravan may be sent for 6 coins;
 * at the end each is worth 3 points. So it has a step, an action, an event, a piece of state at each seat and a row of the
 * score sheet. Every file that somebody writes for it stands here (`shared/WHAT_A_NEW_TAKES.md`).
 */

/** The outline of its symbol. */
export const SYMBOL = 'M6 42H58L48 58H16ZM16 38L32 8L48 38Z';

const vocabulary: Steps = {
  'shared/vocabulary/expansions.ts': before(
    '} as const satisfies',
    `  caravans: {
    cardSet: null,
    symbol: 'caravan',
    rules: ['1.3'],
    steps: ['caravan'],
    pieces: ['caravan'],
    scores: { caravans: 'caravan' },
    effects: [],
    hidesCards: false,
  },
`,
  ),
  'shared/vocabulary/time.ts': both(
    before("  'feeding',\n", "  'caravan',\n"),
    instead("'statue', 'feeding'", "'statue', 'caravan', 'feeding'"),
  ),
  'shared/vocabulary/actions.ts': both(
    before('export type FreeCardAction', "export type CaravanAction = { readonly type: 'caravan' };\n"),
    before('  | FreeCardAction', '  | CaravanAction\n'),
    before('  freeCard: true', '  caravan: true,\n'),
  ),
  'shared/vocabulary/events.ts': both(
    before(
      "  | { readonly type: 'feedingPaid'",
      "  | { readonly type: 'caravanSent'; readonly seat: Seat; readonly change: Change }\n",
    ),
    before('  feedingPaid: [', "  caravanSent: ['caravan'],\n"),
  ),
};

const PIECES = `import { type Position, seatOf } from '../position/position.ts';
import type { SeatState } from '../position/seat.ts';

const PRICE = 6;
const POINTS = 3;

export const caravansArePlayed = ({ table }: Position): boolean => table.options.expansions.includes('caravans');

export const canSendCaravan = (position: Position): boolean => seatOf(position, position.turn).coins >= PRICE;

export function sendCaravan(seat: SeatState): void {
  seat.coins -= PRICE;
  seat.caravans += 1;
}

export const pointsOfCaravans = (seat: SeatState): number => POINTS * seat.caravans;
`;

const ACTION = `import type { CaravanAction } from '../../vocabulary/actions.ts';
import { sendCaravan } from '../pieces/caravans.ts';
import { changeSince, figuresFor } from '../pieces/changes.ts';
import { seatOf } from '../position/position.ts';
import { type ActionRule, NO_REMARKS } from './actionRule.ts';

const action: CaravanAction = { type: 'caravan' };

export const caravan = {
  legal(_position, _seat, found) {
    found.push(action);
  },
  preview(_position, after) {
    sendCaravan(after);
    return NO_REMARKS;
  },
  apply(position, emit, seat) {
    const state = seatOf(position, seat);
    const before = figuresFor(emit, state);
    sendCaravan(state);
    emit?.({ type: 'caravanSent', seat, change: changeSince(before, state) });
  },
} satisfies ActionRule<'caravan'>;
`;

const STATE = `            caravans: {
              initial: 'start',
              states: {
                start: {
                  always: [
                    { guard: 'caravansArePlayed', target: 'turn', actions: ['startCaravans'] },
                    { target: '#hadara.epoch.phaseB.feeding', actions: ['startFeeding'] },
                  ],
                },
                turn: {
                  always: [
                    { ...turnsAreOver, target: '#hadara.epoch.phaseB.feeding', actions: ['startFeeding'] },
                    { guard: 'canSendCaravan', target: 'decide' },
                    { target: 'turn', actions: ['nextTurn'], reenter: true },
                  ],
                },
                decide: {
                  meta: { decision: 'caravan', by: 'seatOnTurn' },
                  on: {
                    caravan: { target: 'turn', actions: ['caravan', 'nextTurn'] },
                    pass: { target: 'turn', actions: ['passCaravan', 'nextTurn'] },
                  },
                },
              },
            },
`;

const rules: Steps = {
  'shared/rules/position/seat.ts': both(
    behind('  silver: readonly Track[];\n', '  /** Caravans that it has sent. */\n  caravans: number;\n'),
    before("  side: mode === 'basic'", '  caravans: 0,\n'),
    before('  side: seat.side,', '  caravans: seat.caravans,\n'),
    instead('  gold: seat.gold,\n});', '  gold: seat.gold,\n  caravans: seat.caravans,\n});'),
  ),
  'shared/rules/pieces/caravans.ts': written(PIECES),
  'shared/rules/actions/caravan.ts': written(ACTION),
  'shared/rules/actions/index.ts': both(
    before('import { chooseSide }', "import { caravan } from './caravan.ts';\n"),
    before('  freeCard,\n', '  caravan,\n'),
    before("  feeding: ['remove'", "  caravan: ['caravan', 'pass'],\n"),
  ),
  'shared/rules/choices/legalActions.ts': both(
    before('import { chooseSide }', "import { caravan } from '../actions/caravan.ts';\n"),
    before(
      "    case 'feeding':",
      `    case 'caravan':
      caravan.legal(position, state, found);
      pass.legal(position, state, found);
      break;
`,
    ),
  ),
  'shared/rules/pieces/scoring.ts': both(
    before('import { pointsOfColonies', "import { pointsOfCaravans } from './caravans.ts';\n"),
    before('  const total =', '  const caravans = pointsOfCaravans(seat);\n'),
    instead('coins + market;', 'coins + market + caravans;'),
    instead('market, total,', 'market, caravans, total,'),
  ),
  'shared/rules/observation/project.ts': both(
    before('import { settleColony', "import { sendCaravan } from '../pieces/caravans.ts';\n"),
    before('  feedingPaid:', '  caravanSent: (view, { seat }) => onSeat(view, seat, settled(view, sendCaravan)),\n'),
  ),
  'shared/rules/steps/guards.ts': both(
    before('import { tracksOfLast', "import { canSendCaravan, caravansArePlayed } from '../pieces/caravans.ts';\n"),
    before('  mustFeed:', '  caravansArePlayed,\n  canSendCaravan,\n'),
  ),
  'shared/rules/steps/effects.ts': both(
    before('  startFeeding:', "  startCaravans: startStep('caravan'),\n"),
    before('  passFreeCard:', "  passCaravan: pass.apply('caravan'),\n"),
  ),
  'shared/flow/flow.ts': both(
    instead("'#hadara.epoch.phaseB.feeding', ['startFeeding']", "'#hadara.epoch.phaseB.caravans', []"),
    before('            feeding: {\n', STATE),
  ),
  'shared/session/live/eventFilter.ts': before('  feedingPaid:', '  caravanSent: OPEN,\n'),
  'shared/forecast/thresholds.ts': behind('  market: markets,\n', '  caravans: () => [],\n'),
};

const VIEW = `import { nameIn } from '../words/sentence.ts';
import { Price } from './figures.tsx';
import { type ActionView, alone, type EventView, plainly, type RowOf } from './view.ts';

export const caravan: ActionView<'caravan'> = {
  subject: () => ({ kind: 'caravan' }),
  ...plainly((_, text) => text('choice.caravan')),
};

export const caravanRow: RowOf<'caravan'> = (_, __, ___, text) => {
  const label = text('choice.caravan');
  return {
    label,
    choice: ({ preview }) => ({
      label,
      className: 'use',
      content: (changes) => (
        <>
          <span className="use-line">
            {label}
            <Price coins={-preview.coins} />
          </span>
          {changes}
        </>
      ),
    }),
  };
};

export const caravanSent: EventView<'caravanSent'> = {
  sentence: ({ seat }, context) => ({ key: 'log.caravanSent', parts: { name: nameIn(context, seat) } }),
  pause: alone(400),
  sound: { lands: ['coin', 'coins1'] },
};
`;

const page: Steps = {
  'renderer/game/state/table.ts': before("  | { readonly kind: 'payment' }", "  | { readonly kind: 'caravan' }\n"),
  'renderer/game/actions/caravan.tsx': written(VIEW),
  'renderer/game/actions/index.ts': both(
    before('import { chooseSide,', "import { caravan, caravanRow, caravanSent } from './caravan.tsx';\n"),
    before('  freeCard,\n', '  caravan,\n'),
    before('  feedingPaid,\n', '  caravanSent,\n'),
    before('  payment: paymentRow', '  caravan: caravanRow,\n'),
  ),
  'renderer/game/expansions.ts': before(
    '};\n\nfunction monumentOwned',
    `  caravans: {
    possession: (_view, { caravans }, text) => ({
      kind: 'caravan',
      icon: 'caravan',
      count: caravans,
      words: text('seat.caravans', { count: caravans }),
    }),
    boardWords: (_view, { caravans }, text) => text('seat.caravans', { count: caravans }),
    supplyWords: () => null,
    madeUpSeat: (seat, index, late) => ({ ...seat, caravans: index * late }),
    madeUpActions: () => [{ type: 'caravan' }],
  },
`,
  ),
  'renderer/game/madeUpView.ts': before('    statues:\n', '    caravans: 0,\n'),
  'renderer/table3d/layout/haloPieces.ts': before("    case 'payment':\n", "    case 'caravan':\n"),
  'renderer/table3d/layout/expansions.ts': both(
    before('import { marketNumerals,', "import { COIN, MAT, MONUMENTS_AT } from '../../cards/layout/dimensions.ts';\n"),
    before('import type { Piece } from', "import { pose } from './pose.ts';\n"),
    before(
      '};\n\nfunction monumentOf',
      `  caravans: {
    numerals: null,
    figures: () => ({}),
    supply: ({ seats }) =>
      seats.flatMap(({ caravans }, seat) =>
        Array.from({ length: caravans }, (_, height) => ({
          id: \`caravan \${seat} \${height}\`,
          layer: 'coin' as const,
          pose: pose(MONUMENTS_AT.x + seat * COIN.radius * 2, MAT.top + height * COIN.thickness, MONUMENTS_AT.z + 1),
          face: 0,
          back: 0,
        })),
      ),
  },
`,
    ),
  ),
  'assets/symbols/game.json': (source) => {
    const file = JSON.parse(source);
    return withEntries({
      expansions: { ...file.expansions, caravan: { fill: SYMBOL } },
    })(source);
  },
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`shared/words/${language}/expansions.json`, withEntries(WORDS[language])]),
  ),
};

const TEST = `import { expect, it } from 'vitest';
import { deciders, decisionOf } from '../../../shared/flow/runner.ts';
import { eventOf, legal, play, seatAt } from '../../fixtures/play.ts';
import { gameAt } from '../../fixtures/sketch.ts';

const game = () => gameAt('caravan', { expansions: ['caravans'], seats: [{ coins: 8 }, { coins: 6 }, { coins: 5 }] });

it('a caravan costs six coins, once in an epoch', () => {
  const played = game();
  expect(legal(played)).toEqual([{ type: 'caravan' }, { type: 'pass' }]);
  expect(eventOf(play(played, { type: 'caravan' }), 'caravanSent')).toMatchObject({ change: { coins: -6 } });
  expect(seatAt(played, 0)).toMatchObject({ coins: 2, caravans: 1 });
  expect(deciders(played)).toEqual([1]);
});

it('who has too few coins is not asked', () => {
  const played = game();
  play(played, { type: 'pass' });
  play(played, { type: 'caravan' });
  expect(decisionOf(played)).not.toBe('caravan');
  expect(seatAt(played, 2)).toMatchObject({ coins: 5, caravans: 0 });
});
`;

const tests: Steps = {
  'tests/shared/rules/caravans.test.ts': written(TEST),
  'tests/renderer/game/words/everyEvent.ts': before(
    '  feedingPaid: [',
    "  caravanSent: [{ type: 'caravanSent', seat: 0, change }],\n",
  ),
  'tests/fixtures/rareGames.ts': before('];', "  setupWith(5, 'advanced', 2, ['caravans']),\n"),
  'tests/shared/session/live/eventFilter.test.ts': before('  feedingPaid: open', '  caravanSent: open,\n'),
  'tests/conformance/referee/printed.ts': behind("nobles: 'nobles'", ', caravans: null'),
  'tests/conformance/referee/recordShape.ts': both(
    instead("'gold', 'pass'])", "'gold', 'pass', 'caravan'])"),
    instead("'statue', 'feeding'", "'statue', 'caravan', 'feeding'"),
    before('      total: number,', '      caravans: number.optional(),\n'),
  ),
  'tests/conformance/referee/holdings.ts': both(
    before(
      '  silver: Track[];',
      '  /** Sent; `null` in a game without the expansion. */\n  caravans: number | null;\n',
    ),
    before('  silver: [],', '  caravans: null,\n'),
  ),
  'tests/conformance/referee/score.ts': before(
    '  };\n  return { ...categories',
    '    ...(seat.caravans !== null && { caravans: 3 * seat.caravans }),\n',
  ),
  'tests/conformance/referee/referee.ts': both(
    before(
      '      for (const seat of this.#order()) this.#feed',
      '      for (const seat of this.#order()) this.#sendCaravan(seat);\n',
    ),
    before(
      '  /** §7.4, §9 `payToFeed`',
      `  #sendCaravan(seat: Seat): void {
    const holdings = this.#seat(seat);
    if (!this.#header.options.expansions.includes('caravans')) return;
    holdings.caravans ??= 0;
    if (holdings.coins < 6) return;
    if (this.#ask(seat, 'caravan', [{ type: 'caravan' }, PASS]).type === 'pass') return;
    holdings.coins -= 6;
    holdings.caravans += 1;
  }

`,
    ),
  ),
};

/** Everything that somebody writes for the caravans, file by file. */
export const CARAVANS: Steps = { ...vocabulary, ...rules, ...page, ...tests };
