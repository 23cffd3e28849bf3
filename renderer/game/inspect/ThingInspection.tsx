import { EPOCHS } from '../../../shared/vocabulary/time.ts';
import { PieceFace } from '../../cards/PieceFace.tsx';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { pageContent } from '../../platform/pageContent.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { choiceWords, consequencesOf } from '../actions/index.ts';
import { nameOf, namesOf, useGame } from '../game.ts';
import { RulesHere } from '../RuleLink.tsx';
import { groupChoices, keyOf } from '../selection/subjects.ts';
import { type Thing, useStage } from '../state/stage.ts';
import { refusalWords } from '../words/refusalWords.ts';
import { printOf, standingLines, thingLines, thingTitle } from './thing.ts';

/** A thing that is no card, large, with its rules and with what it would do for the own seat now. */
export function ThingInspection({ thing }: { readonly thing: Thing }) {
  const text = useText();
  const { view, own } = useGame();
  const seat = view.seats[own];
  if (seat === undefined) return null;
  const print = printOf(thing, seat);
  return (
    <>
      {print !== null && (
        <div className={`inspector-piece inspector-${print.kind}`}>
          <PieceFace print={print} />
        </div>
      )}
      <div className="inspector-words rounded">
        <h3 className="bright large">{thingTitle(thing, seat, text)}</h3>
        {thingLines(thing, seat, view, text).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {thing.kind === 'prices' && <Prices />}
        <Now thing={thing} />
        <RulesHere />
      </div>
    </>
  );
}

/** What a sold card brings and what medals cost, epoch by epoch (rules §5.3, §7.5). */
function Prices() {
  const text = useText();
  const { view } = useGame();
  const { saleValue, medals } = pageContent();
  return (
    <table className="inspector-prices table centred">
      <thead>
        <tr>
          <th />
          <th>{text('inspect.prices.sale')}</th>
          <th>{text('choice.silver')}</th>
          <th>{text('choice.gold')}</th>
        </tr>
      </thead>
      <tbody>
        {EPOCHS.map((epoch) => (
          <tr key={epoch} aria-current={epoch === view.epoch ? 'true' : undefined}>
            <th>{text('inspect.prices.epoch', { epoch: numeral(epoch) })}</th>
            <td>+{saleValue[epoch]}</td>
            <td>{medals.silver[epoch]}</td>
            <td>{medals.gold[epoch]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** More ways to do something with one thing than this are told by the choices themselves. */
const FEW = 3;

/** What the thing would do for the own seat now, or why it does nothing. */
function Now({ thing }: { readonly thing: Thing }) {
  const text = useText();
  const { update, view, own } = useGame();
  // Where the choices stand beside the thing already, they need not stand here as well.
  const told = useStage((stage) => stage.anchor !== null);
  const seat = view.seats[own];
  if (seat === undefined) return null;
  const context = { view, seat: own, names: namesOf(update) };
  const mine = update.screen.actor === own;
  const group =
    mine && thing.kind !== 'prices'
      ? groupChoices(update.choices, update.refusals).find(({ key }) => key === keyOf(thing))
      : undefined;
  const standing = standingLines(thing, seat, view, text);
  const choices = told || (group?.choices.length ?? 0) > FEW ? [] : (group?.choices ?? []);
  const refusals = group?.refusals ?? [];
  if (standing.length + choices.length + refusals.length === 0) return null;
  return (
    <div className="inspector-now">
      <h4 className="brass small">{text('inspect.now', { name: nameOf(update, own) })}</h4>
      {standing.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {choices.map((choice) => {
        const words = choiceWords(choice, context, text);
        const would = consequencesOf(choice, context, text).map((consequence) => consequence.words);
        return (
          <p key={words}>
            <Icon name="check" /> {[words, ...would].join('; ')}
          </p>
        );
      })}
      {refusals.map((refusal) => (
        <p key={refusal.reason} className="quiet">
          {refusalWords(refusal, view, text)}
        </p>
      ))}
    </div>
  );
}
