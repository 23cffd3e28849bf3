import { recordOf } from '../../../shared/session/records/record.ts';
import type { Obligation } from '../moment.ts';
import { checkRecord } from '../referee/recordCheck.ts';

/** The finished game, told as a record with all legal actions, is what rules.md says (the referee's second reading). */
export const records: Obligation = {
  name: 'record = rules',
  watch: () => ({
    see: () => undefined,
    end: (saved) => checkRecord(JSON.parse(JSON.stringify(recordOf(saved, true)))),
  }),
};
