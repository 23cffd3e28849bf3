import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import { noTracks } from '../../../../shared/vocabulary/tracks.ts';

/** A choice with a preview that promises nothing. */
export const choiceOf = (action: Action): Choice => ({
  action,
  preview: {
    coins: 0,
    coinsAfter: 0,
    tracks: {},
    tracksAfter: noTracks(),
    price: null,
    requirementPaid: 0,
    points: 0,
    reaches: { colonies: [], statues: [] },
    unfed: 0,
    pointsBetween: null,
    pointsBy: [],
  },
});
