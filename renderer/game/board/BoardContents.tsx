import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { FaceDownCard as Lying, ObservedSeat } from '../../../shared/rules/observation/observation.ts';
import { COLOURS } from '../../../shared/vocabulary/colours.ts';
import { bringsPieces } from '../../../shared/vocabulary/options.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { rulesWords } from '../../cards/cardWords.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { cardOf, pageContent } from '../../platform/pageContent.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { EXPANSION_VIEWS } from '../expansions.ts';
import { useGame, usePointsHidden } from '../game.ts';
import { useInspects } from '../inspect/hover.ts';
import { iconOf, TrackValues } from '../seats/Counts.tsx';

/** A card that lies face down: its colour for everybody, its title for its owner (rules §16.7). */
function FaceDownCard({ lying }: { readonly lying: Lying }) {
  const text = useText();
  const inspects = useInspects();
  const { colour, card } = lying;
  return (
    <li className="board-card stack atop gap-8">
      <span className={`card-down centre swatch-${colour}`} {...(card === null ? {} : inspects(card))}>
        <Icon name={iconOf(colour)} means="colour" />
      </span>
      <div>
        <h4>{text('board.faceDown', { colour: text(`colour.${colour}`) })}</h4>
        {card !== null && <p>{text('board.faceDown.known', { card: text.card(card) })}</p>}
        <p>{text('board.faceDown.detail')}</p>
      </div>
    </li>
  );
}

/** What a seat has of the expansions that are played with: its monument and its market (rules §10.1, §10.2). */
function BoardExpansions({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const { view } = useGame();
  return view.options.expansions.filter(bringsPieces).map((expansion) => {
    const { possession, boardWords } = EXPANSION_VIEWS[expansion];
    return (
      <li key={expansion}>
        <Icon name={possession(view, state, text).icon} />
        {boardWords(view, state, text)}
      </li>
    );
  });
}

/** Everything that a seat owns, laid out. */
export function BoardContents({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const hidden = usePointsHidden(useGame().view);
  return (
    <>
      <div className="board-sums flow strong">
        <span className="ink-coins figure gap-2">
          <Icon name="coin" />
          {text('unit.coins', { count: state.coins })}
        </span>
        <TrackValues tracks={state.tracks} />
        <span>{hidden ? text('seat.pointsHidden') : text('seat.points', { points: state.score.total })}</span>
      </div>
      <BoardThings state={state} />
      <BoardCards state={state} />
    </>
  );
}

function BoardThings({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const setup = pageContent().setupCard(state.setupCard);
  const tiles = TRACKS.filter((track) => state.tiles[track] > 0);
  return (
    <ul className="board-things stack">
      <li>{text('board.setup', { side: state.side ?? '?', initiative: setup.initiative })}</li>
      {state.colonies.map(({ level, tile }) => (
        <li key={level}>
          <Icon name="colony" />
          {tile === null
            ? text('board.plundered', { level, points: pageContent().colony(level).plunderPoints })
            : text('board.integrated', { level, points: pageContent().colonyTile(tile).points })}
        </li>
      ))}
      {state.statues.map(({ requirement, tile, side }) => (
        <li key={requirement}>
          <Icon name="statue" />
          {text('board.statue', {
            requirement,
            points: pageContent().statue(requirement).points,
            track: text(`track.${tile}`),
            side,
          })}
        </li>
      ))}
      <BoardExpansions state={state} />
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

/** The tile on a card: it raises its track, or it is lent. */
function tileWords(id: CardId, tile: Track, text: Text): string {
  const { effect } = cardOf(id);
  const track = text(`track.${tile}`);
  return effect?.type === 'tileLoan'
    ? text('board.loan', { track, coins: effect.buyBack ?? 0 })
    : text('board.cardTile', { track });
}

function BoardCards({ state }: { readonly state: ObservedSeat }) {
  const text = useText();
  const { view } = useGame();
  if (factsOf(view, state).cards === 0) return <p className="quiet">{text('seat.tableau.empty')}</p>;
  const sorted = COLOURS.flatMap((colour) => state.cards.filter((id) => cardOf(id).colour === colour));
  return (
    <ul className="board-cards stack gap-8">
      {sorted.map((id) => {
        const tile = state.cardTiles.find((lying) => lying.card === id)?.tile;
        return (
          <li key={id} className="board-card stack atop gap-8">
            <CardFace card={id} />
            <div>
              <h4>{text.card(id)}</h4>
              {rulesWords(cardOf(id), text).map((line) => (
                <p key={line}>{line}</p>
              ))}
              {tile !== undefined && <p>{tileWords(id, tile, text)}</p>}
            </div>
          </li>
        );
      })}
      {state.faceDown.map((lying, place) => (
        // They keep their places and look alike.
        <FaceDownCard key={lying.card ?? `${lying.colour} ${place + 1}`} lying={lying} />
      ))}
    </ul>
  );
}
