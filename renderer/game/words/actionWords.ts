import type { Observation } from '../../../shared/rules/observation/observation.ts';
import type {
  AllyBonusAction,
  ChooseSideAction,
  ColonyAction,
  FreeCardAction,
  GoldAction,
  MonumentAction,
  PayToFeedAction,
  PlaceTileAction,
  SilverAction,
  StallAction,
  StatueAction,
} from '../../../shared/vocabulary/actions.ts';
import type { StallSpace } from '../../../shared/vocabulary/pieces.ts';
import type { Step } from '../../../shared/vocabulary/time.ts';
import type { Text } from '../../platform/i18n/text.ts';

/** Actions that say all by themselves. The others need to be told what lies on the table, or what it costs. */
export type PlainAction =
  | ChooseSideAction
  | ColonyAction
  | StatueAction
  | MonumentAction
  | PlaceTileAction
  | AllyBonusAction
  | StallAction
  | FreeCardAction
  | PayToFeedAction
  | SilverAction
  | GoldAction;

function stallWords(space: StallSpace, text: Text): string {
  if (space === 'keep' || space === 'points') return text(`choice.stall.${space}Full`);
  return text('choice.stall.trackFull', { track: text(`track.${space}`) });
}

/** Returns what an action is, as one phrase that makes sense on its own. */
export function actionWords(action: PlainAction, text: Text): string {
  switch (action.type) {
    case 'chooseSide':
      return text('choice.sideFull', { side: action.side });
    case 'colony':
      return text(action.action === 'plunder' ? 'choice.plunders' : 'choice.integrates', { level: action.level });
    case 'statue':
      return text('choice.statueFull', {
        requirement: action.requirement,
        track: text(`track.${action.tile}`),
        side: action.side,
      });
    case 'monument':
      return text(`choice.monument.${action.action}Full`);
    case 'placeTile':
      return text('choice.placeTile', { track: text(`track.${action.tile}`), side: action.side });
    case 'allyBonus':
      return text('choice.allyBonus', { track: text(`track.${action.track}`) });
    case 'stall':
      return stallWords(action.space, text);
    case 'freeCard':
      return text('choice.freeCard', { colour: text(`colour.${action.colour}`) });
    case 'payToFeed':
      return text('choice.payToFeed');
    case 'silver':
      return text('choice.silverBuy', { track: text(`track.${action.tile}`) });
    case 'gold':
      return text('choice.goldBuy');
  }
}

/** Returns what passing is called in a step; `more` after something of the kind was taken before. */
export function passWords(step: Observation['decision'] | Step, text: Text, more = false): string {
  switch (step) {
    case 'colony':
    case 'statue':
    case 'freeCard':
      return text(`choice.pass.${step}`);
    case 'medals':
      return text(more ? 'choice.pass.medals.more' : 'choice.pass.medals');
    default:
      return text('choice.pass');
  }
}
