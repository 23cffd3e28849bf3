import { factsOf } from '../../../shared/forecast/seatFacts.ts';
import type { Choice, ObservedSeat, Refusal } from '../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../shared/vocabulary/actions.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { useGame } from '../../game/game.ts';
import { groupChoices } from '../../game/selection/subjects.ts';
import { partsOf, partWords, sourcesOf } from '../../game/words/previewParts.ts';
import { refusalWords } from '../../game/words/refusalWords.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { Icon, type IconName } from '../../ui/symbols/Icon.tsx';

type CardUse = Extract<Action, { type: 'draft' | 'take' }>;

const isCardUse = (action: Action): action is CardUse => action.type === 'draft' || action.type === 'take';

/**
 * What every way to use the cards at hand would come to, a line each: both drawn cards bought or sold while the other
 * stays (rules §4.2), or the tops of the piles bought or sold (rules §6).
 */
export function Comparison() {
  const text = useText();
  const { update, view, own, playing } = useGame();
  const before = view.seats[own];
  const isMine = update.screen.actor === own && view.decision === 'draft' && !playing;
  if (!isMine || before === undefined) return <p className="quiet">{text('foresight.compare.nothing')}</p>;
  const leaves = view.phase === 'A';
  const columns = TRACKS.length + (leaves ? 5 : 4);
  return (
    <table className="foresight-table table comparison">
      <thead>
        <tr>
          <th scope="col">{text('foresight.compare.choice')}</th>
          <ColumnHead icon="coin" words={text('foresight.compare.coins')} />
          {TRACKS.map((track) => (
            <ColumnHead key={track} icon={track} words={text(`track.${track}.title`)} className={`ink-${track}`} />
          ))}
          <ColumnHead icon="warning" words={text('foresight.compare.fed')} />
          <ColumnHead icon="check" words={text('foresight.compare.reach')} />
          <ColumnHead icon="points" words={text('foresight.compare.points')} />
          {leaves && <th scope="col">{text('foresight.compare.left')}</th>}
        </tr>
      </thead>
      <tbody>
        <NowRow before={before} columns={columns} />
        {groupChoices(update.choices, update.refusals).flatMap(({ choices, refusals }) => [
          ...refusals.map((refusal) => <RefusedRow key={nameOf(refusal.action)} refusal={refusal} columns={columns} />),
          ...outcomesOf(choices).map((outcome) => (
            <ChoiceRow key={nameOf(outcome.choice.action)} outcome={outcome} before={before} />
          )),
        ])}
      </tbody>
    </table>
  );
}

const isSale = ({ action }: Choice): boolean => 'action' in action && action.action === 'sell';

/** A use of a card; `anyTile`: the result is the same whichever tile is put on it. */
interface Outcome {
  readonly choice: Choice;
  readonly anyTile: boolean;
}

/** The uses of one card, buying first; uses with the same result appear once. */
function outcomesOf(choices: readonly Choice[]): readonly Outcome[] {
  const likeness = ({ action, preview }: Choice): string =>
    JSON.stringify([isCardUse(action) && action.tile !== undefined, preview]);
  const names = choices.map(likeness);
  return choices
    .flatMap((choice, index) => {
      const name = likeness(choice);
      return names.indexOf(name) === index ? { choice, anyTile: names.lastIndexOf(name) !== index } : [];
    })
    .toSorted((one, other) => Number(isSale(one.choice)) - Number(isSale(other.choice)));
}

/** Tells the uses of a decision apart. */
const nameOf = (action: Action): string => JSON.stringify(action);

interface ColumnHeadProps {
  readonly icon: IconName;
  readonly words: string;
  readonly className?: string;
}

const ColumnHead = ({ icon, words, className }: ColumnHeadProps) => (
  <th scope="col" title={words} className={className}>
    <Icon name={icon} />
    <span className="sr-only">{words}</span>
  </th>
);

/** The seat as it stands, to compare with. */
function NowRow({ before, columns }: { readonly before: ObservedSeat; readonly columns: number }) {
  const text = useText();
  const { view } = useGame();
  return (
    <tr className="soft">
      <th scope="row">{text('foresight.compare.now')}</th>
      <td>{before.coins}</td>
      {TRACKS.map((track) => (
        <td key={track} className={`ink-${track}`}>
          {before.tracks[track]}
        </td>
      ))}
      <td>{factsOf(view, before).hungerAfter(0).unfed}</td>
      <td colSpan={columns - TRACKS.length - 2} />
    </tr>
  );
}

/** The card that a use is about, and the one that it leaves face up. */
function useCards() {
  const { view, own } = useGame();
  const hand = view.seats[own]?.hand ?? [];
  return (action: CardUse): { readonly card: CardId | null; readonly left: CardId | null } =>
    action.type === 'take'
      ? { card: view.piles[action.colour].top, left: null }
      : { card: action.keep, left: hand.find((id) => id !== action.keep) ?? null };
}

function wordsOfUse(action: CardUse, card: CardId | null, anyTile: boolean, text: Text): string {
  const values = { card: card === null ? '' : text.card(card) };
  if (action.action === 'sell') return text('foresight.compare.sell', values);
  if (action.tile === undefined) return text('foresight.compare.buy', values);
  if (anyTile) return text('foresight.compare.anyTile', values);
  return text('foresight.compare.tile', { ...values, track: text(`track.${action.tile}`) });
}

interface ChoiceRowProps {
  readonly outcome: Outcome;
  readonly before: ObservedSeat;
}

function ChoiceRow({ outcome: { choice, anyTile }, before }: ChoiceRowProps) {
  const text = useText();
  const cardsOf = useCards();
  const { action, preview } = choice;
  if (!isCardUse(action)) return null;
  const { card, left } = cardsOf(action);
  const reaches = partsOf(preview, before).filter(({ kind }) => kind === 'colony' || kind === 'statue');
  const points = partsOf(preview, before).find(({ kind }) => kind === 'points');
  return (
    <tr className={card === null ? undefined : `edge-${cardOf(card).colour}`} data-use={action.action}>
      <th scope="row">{wordsOfUse(action, card, anyTile, text)}</th>
      <Figure before={before.coins} after={preview.coinsAfter} />
      {TRACKS.map((track) => (
        <Figure key={track} before={before.tracks[track]} after={preview.tracksAfter[track]} track={track} />
      ))}
      <td data-hungry={preview.unfed > 0}>{preview.unfed}</td>
      <td>
        {reaches.map((part) => (
          <span key={partWords(part, text)} title={partWords(part, text)} className="comparison-reach oneline">
            <Icon name={part.kind === 'colony' ? 'colony' : 'statue'} />
            <span aria-hidden="true">
              {part.kind === 'colony' ? part.level : 'requirement' in part && part.requirement}
            </span>
            <span className="sr-only">{partWords(part, text)}</span>
          </span>
        ))}
      </td>
      <td className="comparison-points" title={points === undefined ? undefined : partWords(points, text)}>
        <b>{text.signed(preview.points)}</b>
        {points?.kind === 'points' && <small>{sourcesOf(points, text).join(', ')}</small>}
      </td>
      {action.type === 'draft' && <td>{left === null ? '' : text.card(left)}</td>}
    </tr>
  );
}

interface FigureProps {
  readonly before: number;
  readonly after: number;
  readonly track?: Track;
}

/** A resulting figure; unchanged ones are pale. */
const Figure = ({ before, after, track }: FigureProps) => (
  <td className={track === undefined ? undefined : `ink-${track}`} data-changed={before !== after}>
    {after}
  </td>
);

function RefusedRow({ refusal, columns }: { readonly refusal: Refusal; readonly columns: number }) {
  const text = useText();
  const { view } = useGame();
  const cardsOf = useCards();
  if (!isCardUse(refusal.action) || refusal.reason === 'pileEmpty') return null;
  return (
    <tr className="comparison-refused">
      <th scope="row">{wordsOfUse(refusal.action, cardsOf(refusal.action).card, false, text)}</th>
      <td colSpan={columns - 1}>{refusalWords(refusal, view, text)}</td>
    </tr>
  );
}
