// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useStage } from '../../../../../renderer/game/state/stage.ts';
import { useSettings } from '../../../../../renderer/platform/settings.ts';
import { decisionOf, type GameState } from '../../../../../shared/flow/runner.ts';
import { EXPANSIONS } from '../../../../../shared/vocabulary/options.ts';
import { DECISIONS } from '../../../../../shared/vocabulary/time.ts';
import { setupWith } from '../../../../fixtures/options.ts';
import { playRandomly } from '../../../../fixtures/randomGame.ts';
import { openPanelAt, read } from '../panelAt.tsx';

afterEach(() => useStage.setState(useStage.getInitialState(), true));

/** Positions of whole games, one for each decision in each half epoch, with everything in play and with nothing. */
function positions(): ReadonlyMap<string, GameState> {
  const found = new Map<string, GameState>();
  for (let seed = 1; seed <= 60; seed++)
    playRandomly(setupWith(3, 'advanced', seed, seed % 4 === 0 ? [] : EXPANSIONS), (state, { seat }) => {
      const key = `${decisionOf(state)} ${state.epoch}${state.phase}`;
      if (seat === 0 && !found.has(key)) found.set(key, structuredClone(state));
      return undefined;
    });
  return found;
}

const ALL = positions();

const panel = (): HTMLElement => screen.getByRole('region', { name: 'Decision' });

/** A word of a choice, or the coin after a number of coins. */
const wordOf = (node: Node): readonly string[] => {
  if (node.nodeType === 3) return [read(node).trim()];
  return node instanceof Element && node.getAttribute('data-icon') === 'coin' ? ['coins'] : [];
};

/** What stands on a choice, word by word, as the parts of it lie side by side. */
const written = (choice: Element): string =>
  [...choice.querySelectorAll('*')]
    .flatMap(({ childNodes }) => [...childNodes])
    .concat([...choice.childNodes])
    .flatMap(wordOf)
    .join(' ')
    .replace(/\s+/g, ' ');

interface Told {
  readonly name: string;
  readonly text: string;
  /** With what stands above all choices of the same thing, and in the question. */
  readonly row: string;
  readonly nets: number;
  /** What tracks gain or lose beside the choices of the same thing: what a pointer is told of it, and its number. */
  readonly gained: readonly string[];
}

function choicesAt(state: GameState, signs = false): readonly Told[] {
  openPanelAt(state);
  if (signs) act(() => useSettings.setState({ choiceSigns: true }));
  const question = read(panel().querySelector('.panel-question'));
  return [...panel().querySelectorAll('.choice:not(.refused):not([data-verb="pass"])')].map((choice) => ({
    name: choice.getAttribute('aria-label') ?? '',
    text: written(choice),
    row: `${question} ${written(choice.closest('[data-group]') ?? choice)}`,
    nets: choice.querySelectorAll('.net, .chip-points').length,
    gained: [...(choice.closest('[data-group]') ?? choice).querySelectorAll<HTMLElement>('.gained')].map((gain) =>
      `${gain.dataset.words}: ${read(gain)}`.replaceAll('\u00a0', ' ').toLowerCase(),
    ),
  }));
}

it('is looked at in every decision that there is', () => {
  const seen = new Set([...ALL.keys()].map((key) => key.split(' ')[0]));
  expect([...seen].sort()).toEqual([...DECISIONS].sort());
});

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value)}`;

/** All that the name of a choice tells is written on it, or above it. */
function expectTold({ name, text, row, nets, gained }: Told): void {
  // A side of the set-up card shows what is printed on it: there is nothing before.
  if (name.startsWith('Start with')) return;
  const [, before, after] = name.match(/\bcoins (\d+) → (\d+)/) ?? [];
  if (before !== undefined) {
    const change = Math.abs(Number(after) - Number(before));
    const chip = `coins ${before} → ${after}: ${signed(Number(after) - Number(before))}`;
    const inWords = new RegExp(`coins? ${before} → ${after}|\\b(${change}|a|no) coins?\\b|nothing`);
    expect(gained.includes(chip) || inWords.test(row), name).toBe(true);
  }
  for (const [, track, from, to] of name.matchAll(/\b(income|military|culture|food) (−?\d+) → (−?\d+)/g))
    expect(
      gained.includes(
        `${track} ${from} → ${to}: ${signed(Number(to?.replace('−', '-')) - Number(from?.replace('−', '-')))}`,
      ) || text.toLowerCase().includes(`${track} ${from} → ${to}`),
      name,
    ).toBe(true);
  if (/points [+−]\d+( \(|:)/.test(name) && !/^(Sell|Buy) /.test(name))
    expect(nets > 0 || text.includes('point'), name).toBe(true);
  const [, unfed] = name.match(/(\d+) cards? could not be fed/) ?? [];
  if (unfed === undefined) return;
  // Whoever is hungry already is told in the question, for all choices.
  const [, already = '0'] = row.match(/(\d+) cards? (?:is|are) hungry already/) ?? [];
  if (Number(unfed) > Number(already)) expect(text, name).toContain(`${unfed} card`);
  expect(text.includes('hungry'), name).toBe(Number(unfed) > Number(already));
}

const BROKEN = /undefined|NaN|\[object|[{}]|[+−→/:]$|→ [A-Z]|^[,;:·]|\( *\)| ,/;

describe.each([...ALL])('%s', (_, state) => {
  it('has one figure of points on a choice at most, and no broken expression, in words and in signs', () => {
    for (const signs of [false, true])
      for (const { name, text, nets } of choicesAt(state, signs)) {
        const inWords = signs ? [] : (text.match(/\d points?\b/g) ?? []);
        expect(nets + inWords.length, `${name}: ${text}`).toBeLessThanOrEqual(1);
        expect(text, name).not.toMatch(BROKEN);
      }
  });

  it('tells on a choice, or above it, what its name tells of coins, tracks, points and hunger', () => {
    for (const told of choicesAt(state)) expectTold(told);
  });
});

it('says beside each medal with how many coins the next epoch begins, while there is one', () => {
  const medals = [...ALL].flatMap(([key, state]) => (key.startsWith('medals') ? [state] : []));
  for (const state of medals) {
    openPanelAt(state);
    for (const row of panel().querySelectorAll('[data-group^="medal"][data-refused="false"]'))
      expect(read(row).includes('you begin the next epoch with')).toBe(state.epoch < 3);
  }
});
