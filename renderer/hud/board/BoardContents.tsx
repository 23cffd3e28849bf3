import { cardOf, colonyOf, colonyTileOf, setupCardOf, statueOf } from '../../../shared/content/content.ts';
import type { ObservedSeat } from '../../../shared/rules/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { useText } from '../../i18n/text.ts';
import { CardFace } from '../card/CardFace.tsx';
import { Icon } from '../icons/Icon.tsx';
import { rulesWords } from '../model/cardWords.ts';
import { TrackValues } from '../seats/TrackValues.tsx';

/** Everything that a seat owns, laid out. */
export function BoardContents({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  return (
    <>
      <div className="board-sums">
        <span className="seat-coins">
          <Icon name="coin" />
          {text('unit.coins', { count: state.coins })}
        </span>
        <TrackValues tracks={state.tracks} />
        <span>{text('seat.points', { points: state.score.total })}</span>
      </div>
      <BoardThings state={state} />
      <BoardCards state={state} />
    </>
  );
}

function BoardThings({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const setup = setupCardOf(state.setupCard);
  const tiles = TRACKS.filter((track) => state.tiles[track] > 0);
  return (
    <ul className="board-things">
      <li>{text('board.setup', { side: state.side ?? '?', initiative: setup.initiative })}</li>
      {state.colonies.map(({ level, tile }) => (
        <li key={level}>
          <Icon name="colony" />
          {tile === null
            ? text('board.plundered', { level, points: colonyOf(level).plunderPoints })
            : text('board.integrated', { level, points: colonyTileOf(tile).points })}
        </li>
      ))}
      {state.statues.map(({ requirement, tile, side }) => (
        <li key={requirement}>
          <Icon name="statue" />
          {text('board.statue', {
            requirement,
            points: statueOf(requirement).points,
            track: text(`track.${tile}`),
            side,
          })}
        </li>
      ))}
      {(state.silver.length > 0 || state.gold > 0) && (
        <li>
          <Icon name="medal" />
          {text('seat.silver', {
            count: state.silver.length,
            tracks: state.silver.map((track) => text(`track.${track}`)).join(', '),
          })}
          , {text('seat.gold', { count: state.gold })}
        </li>
      )}
      <li>
        <Icon name="tile" />
        {tiles.length === 0
          ? text('board.noTiles')
          : text('board.tiles', {
              list: tiles.map((track) => `${state.tiles[track]} × ${text(`track.${track}`)}`).join(', '),
            })}
      </li>
    </ul>
  );
}

function BoardCards({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  if (state.cards.length === 0) return <p className="quiet">{text('seat.tableau.empty')}</p>;
  const sorted = COLOURS.flatMap((colour) => state.cards.filter((id) => cardOf(id).colour === colour));
  return (
    <ul className="board-cards">
      {sorted.map((id) => {
        const tile = state.cardTiles.find((lying) => lying.card === id)?.tile;
        return (
          <li key={id} className="board-card">
            <CardFace card={id} />
            <div>
              <h4>{text.card(id)}</h4>
              <p>{rulesWords(cardOf(id), text).join(', ')}</p>
              {tile !== undefined && <p>{text('board.cardTile', { track: text(`track.${tile}`) })}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
