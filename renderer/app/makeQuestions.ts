import { settle } from '../game/settle.ts';
import type { Client } from '../platform/client/client.ts';
import type { Commands } from './commands.ts';

type Questions = Pick<
  Commands,
  'advise' | 'why' | 'books' | 'check' | 'analysis' | 'analyseFurther' | 'course' | 'contentFolder'
>;

/** Returns the commands that only ask: about the running game, about a finished one, about files. */
export const makeQuestions = (client: Client): Questions => ({
  async advise(seq) {
    const answer = await client.call('advice.ask', { seq });
    // Who has decided meanwhile needs no message about advice.
    return !answer.ok && answer.code === 'stale' ? null : (settle(answer) ?? null);
  },
  async why(line) {
    return settle(await client.call('why.ask', { line })) ?? null;
  },
  async books(gameId, from) {
    return settle(await client.call('books.open', { gameId, from })) ?? null;
  },
  async check(gameId, from) {
    return settle(await client.call('fairness.check', { gameId, from })) ?? null;
  },
  async analysis(gameId) {
    return settle(await client.call('analysis.open', { gameId })) ?? null;
  },
  async analyseFurther(gameId, seat) {
    const answer = await client.call('analysis.further', { gameId, seat });
    // Who has gone on to a game needs no message about what was thought.
    return !answer.ok && answer.code === 'stale' ? null : (settle(answer) ?? null);
  },
  async course(gameId) {
    return settle(await client.call('replay.points', { gameId })) ?? null;
  },
  async contentFolder() {
    return settle(await client.call('content.list', {})) ?? null;
  },
});
