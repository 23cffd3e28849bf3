import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../../shared/contract/defaultSettings.ts';
import { changeBy, settingsFor, withPerson } from '../../../shared/contract/personal.ts';
import { settingsSchema } from '../../../shared/contract/tableSetup.ts';
import { MOST_PEOPLE } from '../../../shared/vocabulary/limits.ts';

const ada = { name: 'Ada', emblem: 'lion' } as const;
const bruno = { name: 'Bruno', emblem: 'dragon' } as const;

test('what somebody sets of what follows the seat is theirs, the rest is everybody’s', () => {
  const changed = { ...DEFAULT_SETTINGS, ...changeBy(DEFAULT_SETTINGS, ada, { textScale: 150, muted: true }) };
  expect(settingsSchema.parse(changed)).toEqual(changed);
  expect(changed).toMatchObject({ textScale: 100, muted: true });
  const both = { ...changed, ...changeBy(changed, ada, { language: 'de' }) };
  expect(settingsFor(both, ada)).toMatchObject({ textScale: 150, language: 'de', muted: true });
  expect(settingsFor(both, bruno)).toMatchObject({ textScale: 100, language: 'auto', muted: true });
  // The same name under another emblem is somebody else.
  expect(settingsFor(both, { ...ada, emblem: 'scarab' })).toMatchObject({ textScale: 100 });
  expect(changeBy(both, null, { textScale: 75 })).toEqual({ textScale: 75 });
});

test('whoever has nothing of their own is not kept, and of too many the oldest are forgotten', () => {
  const crowd = Array.from({ length: MOST_PEOPLE + 3 }, (_, number) => ({
    name: `N${number}`,
    emblem: 'lion' as const,
  }));
  const people = crowd.reduce(
    (kept, who) => withPerson(kept, who, { speed: 'fast' }),
    withPerson([], ada, { speed: 'fast' }),
  );
  expect(people).toHaveLength(MOST_PEOPLE);
  expect(people.at(-1)?.name).toBe(crowd.at(-1)?.name);
  expect(settingsSchema.shape.people.safeParse(people).success).toBe(true);
  expect(withPerson([{ ...ada, settings: { speed: 'fast' } }], ada, {})).toEqual([]);
});
