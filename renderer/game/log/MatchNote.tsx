import { STRENGTH } from '../../../shared/vocabulary/strength.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useGame } from '../game.ts';

/** At which strength bots play here that match the people at the table: it stays the same throughout the game. */
export function MatchNote() {
  const text = useText();
  const { players } = useGame().update;
  const words = players.flatMap(({ name, controller }) =>
    controller.kind === 'bot' && controller.strength !== undefined
      ? [text('match.game', { name, strength: controller.strength, of: STRENGTH.most })]
      : [],
  );
  return words.length === 0 ? null : <p className="quiet">{words.join(' ')}</p>;
}
