import { describe, expect, test } from 'vitest';
import { standardContent } from '../../../../shared/content/content.ts';
import { newGame, observe } from '../../../../shared/flow/runner.ts';
import { project } from '../../../../shared/rules/observation/project.ts';
import { eventFor } from '../../../../shared/session/live/eventFilter.ts';
import { goldenSetups } from '../../../fixtures/goldenGames.ts';
import { everySetup } from '../../../fixtures/options.ts';
import { play } from '../../../fixtures/play.ts';
import { gameAt } from '../../../fixtures/sketch.ts';
import { everybodyAt, followGame } from './followGame.ts';

/** Five seats with every expansion: what does not come up in the one, comes up in the other. */
const richGames = Object.entries(goldenSetups).flatMap(([name, setup]) => (name.includes('everything') ? [setup] : []));

const bonusCard = standardContent.cards.find(({ effect }) => effect?.type === 'bonusTile')?.id ?? '';

describe('project', () => {
  test.each(everySetup(11))('leads every seat to what it sees next, in a whole game: %o', (setup) => {
    expect(followGame(setup, everybodyAt(setup)).decisions).toBeGreaterThan(30 * setup.options.seats);
  });

  test('leads everybody through everything that the expansions bring', () => {
    const happened = new Set(richGames.flatMap((setup) => [...followGame(setup, everybodyAt(setup)).events]));
    const brought = [
      'monumentReused',
      'monumentBuilt',
      'monumentTilePlaced',
      'tileRedeemed',
      'allyBonusGained',
      'marketOpened',
      'marketCoinPlaced',
      'freeCardTaken',
    ] as const;
    expect(brought.filter((type) => !happened.has(type))).toEqual([]);
  });

  test('names the step that begins; while income is paid there is none, and the decision before stays', () => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const began = (step: 'colony' | 'income') => ({ type: 'stepStarted', epoch: 2, phase: 'B', step }) as const;
    const colony = project(view, began('colony'));
    expect(colony).toMatchObject({ epoch: 2, phase: 'B', step: 'colony', decision: 'colony' });
    expect(project(colony, began('income'))).toMatchObject({ step: null, decision: 'colony' });
  });

  test('takes the tile of a lost loan card away for good, that of a bonus card back', () => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const removal = { type: 'cardRemoved', seat: 0, faceDown: false, change: { coins: 0, tracks: {} } } as const;
    const lost = (card: string, colour: 'yellow' | 'purple') => {
      const owner = { cards: [card], cardTiles: [{ card, tile: 'food' as const }] };
      const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, ...owner } : seat));
      return project({ ...view, seats }, { ...removal, card, colour }).seats[0];
    };
    const tiles = view.seats[0]?.tiles.food ?? 0;
    expect(lost('1-yellow-n04', 'yellow')).toMatchObject({ cards: [], cardTiles: [], tiles: { food: tiles } });
    expect(lost(bonusCard, 'purple')).toMatchObject({ cards: [], cardTiles: [], tiles: { food: tiles + 1 } });
  });

  test('takes an open card away, although one that nobody knows lies face down beside it', () => {
    const first = standardContent.cards.find(({ colour }) => colour === 'red')?.id ?? '';
    const game = gameAt('feeding', { expansions: ['nobles'], seats: [{ cards: [first], faceDown: ['1-red-05'] }, {}] });
    const view = observe(game, 1);
    const seen = play(game, { type: 'remove', card: first })
      .map((event) => eventFor(1, event))
      .reduce(project, view);
    expect(seen.seats[0]).toMatchObject({ cards: [], faceDown: [{ colour: 'red', card: null }] });
  });

  test.each([['1-red-01'], [null]])('takes one face-down card away, known (%s) or not', (card) => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const faceDown = [
      { colour: 'blue', card: card === null ? null : '1-blue-01' },
      { colour: 'red', card },
      { colour: 'red', card: card === null ? null : '1-red-02' },
    ] as const;
    const seats = view.seats.map((seat, index) => (index === 0 ? { ...seat, faceDown } : seat));
    const change = { coins: 0, tracks: {} };
    const event = { type: 'cardRemoved', seat: 0, colour: 'red', card, faceDown: true, change } as const;
    const left = project({ ...view, seats }, event).seats[0]?.faceDown ?? [];
    expect(left.map(({ colour }) => colour)).toEqual(['blue', 'red']);
    if (card !== null) expect(left.map((lies) => lies.card)).toEqual(['1-blue-01', '1-red-02']);
  });

  test('leaves the order of cards that lie face down untold to all but their owner', () => {
    const faceDown = ['1-red-01', '1-blue-02', '1-red-02'];
    const game = gameAt('feeding', { expansions: ['nobles'], seats: [{ faceDown }, {}] });
    const before = [0, 1].map((viewer) => observe(game, viewer));
    const events = play(game, { type: 'remove', card: '1-red-01' });
    const [own, other] = before.map((view) =>
      events
        .map((event) => eventFor(view.viewer, event))
        .reduce(project, view)
        .seats[0]?.faceDown.map(({ colour }) => colour),
    );
    const truth = observe(game, 1).seats[0]?.faceDown.map(({ colour }) => colour);
    expect(own).toEqual(truth);
    expect(other).not.toEqual(truth);
    expect(other?.toSorted()).toEqual(truth?.toSorted());
  });

  test('changes nothing of the view it is given', () => {
    const [setup] = everySetup(5);
    if (setup === undefined) throw new RangeError('no set-up');
    const view = observe(newGame(setup), null);
    const before = structuredClone(view);
    project(view, { type: 'wheelTurned', turns: 3 });
    project(view, { type: 'goldBought', seat: 0, change: { coins: -6, tracks: {} } });
    expect(view).toEqual(before);
  });
});
