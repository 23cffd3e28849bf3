import { importRecords } from '../../../shared/session/records/recordImport.ts';
import type { SavedGame } from '../../../shared/session/saves/savedGame.ts';
import { checkGame, outcomeOf } from '../../../tools/verify/verify.ts';
import { botTable, ENGINE, fairGame } from '../../fixtures/fairGames.ts';
import { FORGERIES } from '../../fixtures/forgeries.ts';
import { luckOf } from '../../fixtures/luck.ts';
import { EVERY_OPTION, nameOf } from '../../fixtures/options.ts';
import { linesOf, textOf } from '../../fixtures/recordFile.ts';

/** What came of a trial of the check itself. */
export interface Trial {
  games: number;
  decisions: number;
  /** How many of each kind of forgery there were. */
  readonly forged: Record<string, number>;
  /** Fair games that were not found fair, and forged ones that were. */
  readonly wrong: string[];
}

/** Whether a record is found to be fair; one that cannot even be read is not. */
export function isFoundFair(text: string): boolean {
  const read = importRecords(text, () => '');
  if ('problem' in read) return false;
  const [saved] = read.games as readonly [SavedGame];
  return outcomeOf(checkGame(saved, ENGINE)) === 'fair';
}

/** Plays games of every option in turn, each of which must be found fair, and each forged in one way, which must be found out. */
export function tryForgeries(games: number, seed: number, progress: (done: number) => void = () => undefined): Trial {
  const kinds = Object.keys(FORGERIES);
  const trial: Trial = { games: 0, decisions: 0, forged: {}, wrong: [] };
  for (let index = 0; index < games; index++) {
    // A number that has no factor in common with that of the options: small trials, too, see all kinds of them.
    const options = EVERY_OPTION[(seed + index * 37) % EVERY_OPTION.length] as (typeof EVERY_OPTION)[number];
    const start = botTable(options, seed + index);
    const played = fairGame(start);
    trial.games += 1;
    trial.decisions += played.actions.length;
    if (!isFoundFair(textOf(linesOf(played, false))))
      trial.wrong.push(`${nameOf(options)}, seed ${seed + index}: fair`);
    const luck = luckOf(seed + index);
    for (let tried = 0; tried < kinds.length; tried++) {
      const kind = kinds[(index + tried) % kinds.length] as string;
      const text = FORGERIES[kind]?.({ start, played, luck }) ?? null;
      if (text === null) continue;
      trial.forged[kind] = (trial.forged[kind] ?? 0) + 1;
      if (isFoundFair(text)) trial.wrong.push(`${nameOf(options)}, seed ${seed + index}: ${kind}`);
      break;
    }
    progress(index + 1);
  }
  return trial;
}
