import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHALLENGES, type Challenge } from '../../shared/challenges/challenges.ts';
import { playChallenge, starsIn, type Witness, type Witnesses } from '../../tests/shared/challenges/witness.ts';

/*
 * Looks for bots that earn each star of each challenge, and writes them down for the test that plays them again:
 * npm run witnesses:update. Those of before that still earn one are kept, so that only what bots now play otherwise is looked
 * for. Says which stars nobody earned.
 */

const FILE = path.resolve(import.meta.dirname, '../../tests/shared/challenges/witnesses.json');
const FORMER = JSON.parse(readFileSync(FILE, 'utf8')) as Witnesses;
const SEEDS = 400;

type Player = Pick<Witness, 'level' | 'style' | 'shuns'>;

const PLAYERS: readonly Player[] = [
  { level: 'regent' },
  { level: 'regent', style: 'marshal' },
  { level: 'regent', style: 'sage' },
  { level: 'regent', style: 'steward' },
  { level: 'regent', style: 'merchant' },
  { level: 'regent', style: 'opportunist' },
  { level: 'governor' },
  { level: 'citizen' },
  { level: 'apprentice' },
];

/** They are asked where nobody else earns a star. */
const LAST_RESORT: readonly Player[] = [
  { level: 'regent', shuns: 'red' },
  { level: 'hadara', style: 'sage' },
  { level: 'hadara', style: 'steward' },
];

/** Who tries a challenge, deal by deal; whoever is the last resort after everybody else. */
function* attemptsAt({ table }: Challenge): Generator<{ readonly seed: number; readonly player: Player }> {
  for (const players of [PLAYERS, LAST_RESORT]) {
    for (let seed = table.seed ?? 1; seed <= (table.seed ?? SEEDS); seed++) {
      for (const player of players) yield { seed, player };
    }
  }
}

/** Those of before, with the stars that they earn now. */
const keptOf = (challenge: Challenge): readonly Witness[] =>
  (FORMER[challenge.id] ?? [])
    .map((witness) => ({ ...witness, stars: starsIn(challenge, playChallenge(challenge, witness)) }))
    .filter(({ stars }) => stars.length > 0);

/** As few games as earn all stars: one that earns more takes the place of those that earn less. */
function witnessesOf(challenge: Challenge): readonly Witness[] {
  let found = keptOf(challenge);
  const missing = () =>
    challenge.stars.flatMap((_, star) => (found.some(({ stars }) => stars.includes(star)) ? [] : star));
  for (const { seed, player } of attemptsAt(challenge)) {
    if (missing().length === 0) return found;
    const stars = starsIn(challenge, playChallenge(challenge, { seed, ...player }));
    if (!stars.some((star) => missing().includes(star))) continue;
    found = [
      ...found.filter((other) => !other.stars.every((star) => stars.includes(star))),
      { seed, ...player, stars },
    ];
  }
  return found;
}

const witnesses = CHALLENGES.map((challenge) => {
  const found = witnessesOf(challenge);
  const earned = new Set(found.flatMap(({ stars }) => stars));
  const lacking = challenge.stars.flatMap((_, star) => (earned.has(star) ? [] : star + 1));
  process.stdout.write(
    `${challenge.id}: ${found.length} games${lacking.length > 0 ? `, NOBODY EARNED ${lacking}` : ''}\n`,
  );
  return [challenge.id, found] as const;
});
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(witnesses), null, 2)}\n`);
