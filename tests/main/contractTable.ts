import type { Answer, Client } from '../../renderer/platform/client/client.ts';
import type { CallName, CallOutput } from '../../shared/contract/contract.ts';
import type { NewGame } from '../../shared/contract/tableSetup.ts';

const human = { kind: 'human' } as const;
const bot = { kind: 'bot', level: 'apprentice' } as const;
export const AGAINST_BOTS: NewGame = {
  mode: 'basic',
  expansions: [],
  content: 'standard',
  seed: 7,
  players: [
    { name: 'Ada', emblem: 'lion', controller: human },
    { name: 'Bo', emblem: 'dragon', controller: bot },
    { name: 'Cy', emblem: 'scarab', controller: bot },
  ],
};
export const TWO_HUMANS: NewGame = {
  mode: 'advanced',
  expansions: ['monuments', 'market', 'nobles'],
  content: 'standard',
  seed: 8,
  players: [
    { name: 'Ada', emblem: 'lion', controller: human },
    { name: 'Bo', emblem: 'dragon', controller: human },
  ],
};

/** The value of an answer; throws when the call was refused. */
export function granted<K extends CallName>(answer: Answer<K>): CallOutput<K> {
  if (!answer.ok) throw new Error(`refused: ${answer.code} ${answer.detail}`);
  return answer.value;
}

/** Makes calls that the types do not allow. */
export const callAnything = (client: Client, name: string, input: unknown) =>
  (client.call as (name: string, input: unknown) => Promise<Answer<CallName>>)(name, input);
