import type { GameUpdate } from '../../../../shared/contract/answers.ts';
import type { NewGame } from '../../../../shared/contract/tableSetup.ts';

/** The table of a game, for another one. */
export const tableOf = ({ players, privacy, view }: GameUpdate): NewGame => ({
  mode: view.options.mode,
  expansions: [...view.options.expansions],
  content: view.content,
  players: [...players],
  ...(privacy !== 'curtain' && { privacy }),
});
