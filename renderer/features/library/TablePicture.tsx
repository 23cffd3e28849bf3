import type { GameSummary } from '../../../shared/contract/answers.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { CityPicture } from './CityPicture.tsx';

/** Whose city stands for a game: that of the first person, else of who has won, else of the first seat. */
const shownSeat = ({ players, winners }: GameSummary): number => {
  const person = players.findIndex(({ controller }) => controller.kind === 'human');
  return person >= 0 ? person : (winners[0] ?? 0);
};

/** A city of a saved game as everybody may see it; to a screen reader what lies before each seat. */
export function TablePicture({ game }: { readonly game: GameSummary }) {
  const label = useLabel(game);
  const seat = game.table.seats[shownSeat(game)];
  return (
    <svg className="table-picture block round" viewBox="0 0 280 120" role="img" aria-label={label}>
      {seat !== undefined && <CityPicture seat={seat} epoch={game.epoch} />}
    </svg>
  );
}

function useLabel({ players, table, epoch, phase }: GameSummary): string {
  const text = useText();
  const seats = table.seats.map(({ cards, colonies, statues, silver, gold }, seat) =>
    text('library.picture.seat', {
      name: players[seat]?.name ?? '',
      cards: COLOURS.reduce((sum, colour) => sum + cards[colour], 0),
      colonies,
      statues,
      medals: silver + gold,
    }),
  );
  return text('library.picture', { epoch: numeral(epoch), phase, seats: seats.join(' ') });
}
