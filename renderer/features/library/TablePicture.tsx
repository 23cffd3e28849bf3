import type { GameSummary } from '../../../shared/contract/answers.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { PictureBoard } from './PictureBoard.tsx';
import { PictureMat } from './PictureMat.tsx';

/* Everything is measured in the picture's own units. */
const WIDTH = 280;
const HEIGHT = 120;
const MATS_LEFT = 126;
const MAT_GAP = 4;
const HIGHEST_MAT = 34;
/** The value that fills a bar, until a track goes beyond it. */
const FULL_TRACK = 12;

/** The table of a saved game as everybody may see it: the board with its wheel, and what lies before each seat. */
export function TablePicture({ game }: { readonly game: GameSummary }) {
  const label = useLabel(game);
  const { players, winners, table } = game;
  const count = players.length;
  const height = Math.min(HIGHEST_MAT, (HEIGHT - MAT_GAP * (count - 1)) / count);
  const top = (HEIGHT - height * count - MAT_GAP * (count - 1)) / 2;
  const full = Math.max(FULL_TRACK, ...table.seats.flatMap(({ tracks }) => TRACKS.map((track) => tracks[track])));
  return (
    <svg className="table-picture block round cloth" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <PictureBoard game={game} size={HEIGHT} />
      {table.seats.map((seat, index) => {
        const player = players[index];
        return player === undefined ? null : (
          <g key={player.emblem} transform={`translate(${MATS_LEFT} ${top + index * (height + MAT_GAP)})`}>
            <PictureMat
              seat={seat}
              emblem={player.emblem}
              won={winners.includes(index)}
              full={full}
              width={WIDTH - MATS_LEFT}
              height={height}
            />
          </g>
        );
      })}
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
