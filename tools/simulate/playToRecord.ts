import { fingerprintOf } from '../../main/host/content/fingerprint.ts';
import { withDealCommitment } from '../../main/host/session/dealCommitment.ts';
import type { BotJob } from '../../shared/bots/bot.ts';
import { type MeasuredThought, measured } from '../../shared/bots/explain.ts';
import { playBotGame } from '../../shared/session/bots/botGame.ts';
import type { BotNote, Engine } from '../../shared/session/fairness/proof.ts';
import type { SavedGame } from '../../shared/session/saves/savedGame.ts';

/** The same game has the same salt, so that its record is the same: nobody has to be convinced of it. */
const saltOf = ({ seed }: SavedGame): string => fingerprintOf(['simulated', seed]).slice(0, 32);

const never = (): boolean => false;

/**
 * Plays a table of bots to the end, so that the game can be checked: its deal is promised, and each decision says how the
 * bot came to it. `think` answers in place of the bots, for whoever wants them otherwise.
 */
export function playToRecord(
  game: SavedGame,
  engine: Engine,
  think: (job: BotJob) => Omit<MeasuredThought, 'reason'> = (job) => measured(job, never),
): ReturnType<typeof playBotGame> {
  const notes: BotNote[] = [];
  const { state, saved } = playBotGame(withDealCommitment(game, saltOf(game)), (job) => {
    const { action, asks, nodes } = think(job);
    notes.push({ ...(asks > 0 && { asks }), ...(nodes > 0 && { nodes }) });
    return action;
  });
  const actions = saved.actions.map((decided, index) => ({ ...decided, bot: notes[index] }));
  return { state, saved: { ...saved, engine, actions } };
}
