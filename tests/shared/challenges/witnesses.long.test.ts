import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHALLENGES } from '../../../shared/challenges/challenges.ts';
import { sampled } from '../../thorough.ts';
import { playChallenge, starsIn, type Witnesses } from './witness.ts';

const FILE = path.resolve(import.meta.dirname, 'witnesses.json');
const WITNESSES = JSON.parse(readFileSync(FILE, 'utf8')) as Witnesses;

describe('the thirty challenges', () => {
  it('are thirty, each under a name of its own', () => {
    expect(new Set(CHALLENGES.map(({ id }) => id)).size).toBe(30);
    expect(CHALLENGES).toHaveLength(30);
  });

  it.each(sampled(CHALLENGES, 8))('each star can be earned: $id', (challenge) => {
    const witnesses = WITNESSES[challenge.id] ?? [];
    for (const { stars, ...witness } of witnesses) {
      expect(starsIn(challenge, playChallenge(challenge, witness))).toEqual(stars);
    }
    expect(new Set(witnesses.flatMap(({ stars }) => stars))).toEqual(new Set([0, 1, 2]));
  });
});
