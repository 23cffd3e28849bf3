import { type ChallengeTable, gameOf } from '../../../shared/challenges/table.ts';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { Portrait, Rank } from '../../ui/persona/Persona.tsx';
import { whoWords } from '../../ui/persona/personaWords.ts';
import { challengerOf } from './commands.ts';

/** Who sits at a table: whoever plays challenges, and the opponents. */
export function TableSeats({ table }: { readonly table: ChallengeTable }) {
  const text = useText();
  const lastTable = useSettings((settings) => settings.lastTable);
  const { players } = gameOf(table, challengerOf({ lastTable }), 0);
  return (
    <ul className="table-seats">
      {players.map((player) => (
        <li key={player.emblem} className="stack gap-2">
          <Portrait player={player} mood="pleased" />
          <b>{player.name}</b>
          {player.controller.kind === 'bot' && (
            <span className="small soft">
              {whoWords(player.controller, text)}
              <Rank bot={player.controller} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
