import type { Client } from '../../platform/client/client.ts';
import type { CoachCommands } from './lessonCommands.ts';

/** Returns the coach's commands over a connection to the host. What it cannot have it does without: no message. */
export function makeCoach(client: Client): CoachCommands {
  return {
    async begin() {
      const answer = await client.call('coach.begin', {});
      return answer.ok ? answer.value : null;
    },
    async told(topic) {
      await client.call('coach.told', { topic });
    },
    async review(epoch) {
      const answer = await client.call('coach.review', { epoch });
      return answer.ok ? answer.value : null;
    },
  };
}
