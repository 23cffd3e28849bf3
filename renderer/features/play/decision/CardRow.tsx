import type { ReactNode } from 'react';
import { factsOf } from '../../../../shared/forecast/seatFacts.ts';
import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import type { Colour } from '../../../../shared/vocabulary/colours.ts';
import type { CardId } from '../../../../shared/vocabulary/pieces.ts';
import { CardFace } from '../../../cards/CardFace.tsx';
import { cardWords, effectWords } from '../../../cards/cardWords.ts';
import { CardPicture } from '../../../cards/LazyCanvas.tsx';
import { isSale } from '../../../game/actions/draft.ts';
import { Gain, InWords, Price } from '../../../game/actions/figures.tsx';
import { consequencesOf } from '../../../game/actions/index.ts';
import { type ChoiceGroup, useDecision } from '../../../game/decisionContext.ts';
import { useInspects } from '../../../game/inspect/hover.ts';
import { iconOf } from '../../../game/seats/Counts.tsx';
import { useStage } from '../../../game/state/stage.ts';
import type { PreviewPart } from '../../../game/words/previewParts.ts';
import { softHyphens } from '../../../platform/i18n/softHyphens.ts';
import { useText, whole } from '../../../platform/i18n/text.ts';
import { cardOf } from '../../../platform/pageContent.ts';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { Changes, NetPoints } from './Changes.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';

/** A card to buy or to sell, in words. With the 3D table its face is shown there. */
export function CardRow({ group }: { readonly group: ChoiceGroup }) {
  const { subject } = group;
  if (subject.kind === 'card') return <HandRow group={group} card={subject.card} />;
  return subject.kind === 'pile' ? <PileRow group={group} colour={subject.colour} /> : null;
}

/**
 * Phase A: a drawn card (rules §4.2). The 3D table shows it large; the plate below it tells only what the card does not
 * print.
 */
function HandRow({ group, card }: { readonly group: ChoiceGroup; readonly card: CardId }) {
  const text = useText();
  const inspects = useInspects();
  const onTable = useStage((stage) => stage.shown);
  const label = cardWords(card, text);
  if (onTable)
    return (
      <GroupFrame group={group} label={label} className={`hand-plate edge-${cardOf(card).colour}`}>
        <CardEffect card={card} />
        <Gains group={group} without={['track']} />
        <PlatePoints group={group} />
        <CardUses group={group} card={card} />
      </GroupFrame>
    );
  return (
    <GroupFrame group={group} label={label} className="hand-card">
      <div className="hand-face stack inmiddle" {...inspects(card)}>
        <CardFace card={card} />
      </div>
      <div className="card-told">
        <CardEffect card={card} />
        <Gains group={group}>
          <PurchasePoints group={group} />
        </Gains>
        <CardUses group={group} card={card} />
      </div>
    </GroupFrame>
  );
}

/**
 * The points that buying the card is worth now, with a caption: the points printed on the card are only a part of them.
 */
function PlatePoints({ group }: { readonly group: ChoiceGroup }) {
  const text = useText();
  return (
    <div className="plate-points between gap-4">
      {purchaseIn(group) !== undefined && (
        <>
          <InWords
            words={
              <span className="soft tiny" aria-hidden="true">
                {text('choice.pointsNow')}
              </span>
            }
          >
            {null}
          </InWords>
          <PurchasePoints group={group} />
        </>
      )}
    </div>
  );
}

/** With so few cards left, the size of a pile is shown. */
const FEW = 1;

/** Phase B: the top card of an open pile (rules §6). */
function PileRow({ group, colour }: { readonly group: ChoiceGroup; readonly colour: Colour }) {
  const text = useText();
  const inspects = useInspects();
  const { view, inPopover } = useDecision();
  const onTable = useStage((stage) => stage.shown);
  const { size, top } = view.piles[colour];
  const pile = text('choice.pile', { colour: text(`colour.${colour}`), count: size });
  if (top === null) return <EmptyPile colour={colour} />;
  return (
    <GroupFrame
      group={group}
      label={`${pile}: ${cardWords(top, text)}`}
      className={`${onTable ? 'card-row round' : 'pile stack round gap-5 level'} edge-${colour}`}
    >
      {onTable ? (
        <CardPicture card={top} />
      ) : (
        <div {...inspects(top)}>
          <CardFace card={top} />
        </div>
      )}
      <div className="card-told">
        <h4 className="pile-title text-10 between gap-4">
          <span className="grow">{softHyphens(text.card(top))}</span>
          {/* Hidden from screen readers: the row's name says it, whether it is to be seen or not. */}
          <span
            className="pile-size rigid dim tiny light"
            aria-hidden="true"
            data-words={pile}
            data-few={size <= FEW ? '' : undefined}
          >
            <Icon name="card" means="colour" />
            {size}
          </span>
          <PurchasePoints group={group} />
        </h4>
        {(colour === 'purple' || inPopover) && <CardEffect card={top} />}
        <Gains group={group} />
        <CardUses group={group} card={top} enlarge={!onTable} />
      </div>
    </GroupFrame>
  );
}

function EmptyPile({ colour }: { readonly colour: Colour }) {
  const text = useText();
  return (
    <div className={`pile stack round gap-5 level pile-empty dim edge-${colour}`}>
      <Icon name={iconOf(colour)} means="colour" />
      <span className="sr-only">{`${text(`colour.${colour}`)}: `}</span>
      {text('refusal.pileEmpty')}
    </div>
  );
}

/** What a card does, in words, if it can be bought: its symbols alone say little to newcomers. */
function CardEffect({ card }: { readonly card: CardId }) {
  const text = useText();
  const { effect } = cardOf(card);
  // Always rendered, so that the rows of both drawn cards stay level.
  return <p className="hand-effect soft tiny close">{effect === undefined ? '' : whole(effectWords(effect, text))}</p>;
}

interface CardUsesProps {
  readonly group: ChoiceGroup;
  readonly card: CardId;
  /** Whether the card is to be shown enlarged: where its face is small. */
  readonly enlarge?: boolean;
}

interface UseProps {
  readonly choice: Choice;
  readonly card: CardId;
  readonly enlarged: CardId | null;
}

/** Beside a small face there is no room for the player's coins; the price and the panel's foot tell them. */
const leftOut = (enlarged: CardId | null): readonly PreviewPart['kind'][] => (enlarged === null ? [] : ['coins']);

const tileOf = ({ action }: Choice) => ((action.type === 'draft' || action.type === 'take') && action.tile) || null;

/** Buying and selling one card: what it costs or brings, and what would follow. */
function CardUses({ group, card, enlarge = false }: CardUsesProps) {
  const enlarged = enlarge ? card : null;
  const text = useText();
  const purchases = group.choices.filter((choice) => !isSale(choice));
  const sale = group.choices.find(isSale);
  const plain = purchases.filter((choice) => tileOf(choice) === null);
  const withTile = purchases.filter((choice) => tileOf(choice) !== null);
  return (
    <div className="uses stack gap-3-5">
      <div className="purchases stack gap-3-5">
        {plain.map((choice) => (
          <Purchase key="buy" choice={choice} card={card} enlarged={enlarged} />
        ))}
        {withTile.length > 0 && <TilePurchases choices={withTile} card={card} enlarged={enlarged} />}
        {group.refusals.map((refusal) => (
          <RefusedChoice
            key={refusal.reason}
            refusal={refusal}
            label={text('choice.buy')}
            what={text.card(card)}
            className="use"
          />
        ))}
      </div>
      {sale !== undefined && <Sale choice={sale} enlarged={enlarged} />}
    </div>
  );
}

function Purchase({ choice, card, enlarged }: UseProps) {
  const text = useText();
  const { before } = useDecision();
  return (
    <ChoiceButton choice={choice} card={enlarged} label={text('choice.buy')} verb="buy" className="use use-buy">
      <span className="use-line between bold gap-4">
        {text('choice.buy')}
        <CardPrice choice={choice} card={card} />
      </span>
      <InWords words={null}>
        <Changes preview={choice.preview} before={before} without={leftOut(enlarged)} />
      </InWords>
    </ChoiceButton>
  );
}

/** Buying a card, without a bonus tile. */
const purchaseIn = ({ choices }: ChoiceGroup): Choice | undefined =>
  choices.find((choice) => !isSale(choice) && tileOf(choice) === null);

/** The points that buying a card is worth, in words; these figures stand below each other and can be compared. */
function PurchasePoints({ group }: { readonly group: ChoiceGroup }) {
  const { before } = useDecision();
  const purchase = purchaseIn(group);
  return (
    purchase !== undefined && <InWords words={<NetPoints preview={purchase.preview} before={before} />}>{null}</InWords>
  );
}

interface GainsProps {
  readonly group: ChoiceGroup;
  /** Changes that the large card beside it shows already. */
  readonly without?: readonly PreviewPart['kind'][];
  /** What stands at the end of the line. */
  readonly children?: ReactNode;
}

/** What changes when the card is bought; only the price is written on the button. */
function Gains({ group, without = [], children }: GainsProps) {
  const { before } = useDecision();
  const purchase = purchaseIn(group);
  // Always rendered, so that the rows of both drawn cards stay level.
  return (
    <div className="gains wrap">
      {purchase !== undefined && (
        <InWords
          words={<Changes preview={purchase.preview} before={before} without={['points', 'coins', ...without]} />}
        >
          {null}
        </InWords>
      )}
      {children}
      {purchase !== undefined && <InWords words={<Notes choice={purchase} />}>{null}</InWords>}
    </div>
  );
}

/** What is worth knowing of a purchase besides what changes now; its name tells the same. */
function Notes({ choice }: { readonly choice: Choice }) {
  const text = useText();
  const notes = consequencesOf(choice, useDecision(), text).filter(({ kind }) => kind === 'note');
  return notes.map(({ words }) => (
    <span key={words} className="use-note block soft light" aria-hidden="true">
      {whole(words)}
    </span>
  ));
}

function CardPrice({ choice, card: id }: Omit<UseProps, 'enlarged'>) {
  const { before, view } = useDecision();
  const { cost, colour } = cardOf(id);
  const { fullPrice } = factsOf(view, before);
  return <Price coins={choice.preview.price ?? 0} printed={cost} full={fullPrice[colour] !== undefined} />;
}

/**
 * A card that takes a bonus tile, to raise it or as a loan: one purchase for each colour of tile that is left
 * (rules §9 `bonusTile`, §10.3 `tileLoan`).
 */
function TilePurchases({
  choices,
  card,
  enlarged,
}: Omit<UseProps, 'choice'> & { readonly choices: readonly Choice[] }) {
  const text = useText();
  const [first] = choices;
  const { effect } = cardOf(card);
  if (first === undefined) return null;
  return (
    <div
      className={
        effect?.type === 'tileLoan' ? 'tile-uses round bordered loan-uses line gap-4' : 'tile-uses round bordered'
      }
    >
      {effect?.type === 'tileLoan' ? (
        <InWords
          words={
            <span className="use-line between bold gap-4">
              {whole(text('choice.loan'))}
              <Gain coins={effect.coins ?? 0} />
            </span>
          }
        >
          <span className="line gap-2" data-words={text('choice.loan')}>
            <Icon name="tileLoan" />
            <Gain coins={effect.coins ?? 0} />
          </span>
        </InWords>
      ) : (
        <span className="use-line between bold gap-4">
          <InWords words={text('choice.buyWithTile')}>
            <span data-words={text('choice.tile')}>
              {text('choice.buy')} <Icon name="tile" />
            </span>
          </InWords>
          <CardPrice choice={first} card={card} />
        </span>
      )}
      <span className="tile-row gap-2-5 stack">
        {choices.map((choice) => {
          const track = tileOf(choice);
          return (
            track !== null && (
              <ChoiceButton
                key={track}
                choice={choice}
                card={enlarged}
                verb="buy"
                className={`tile-use centred larger ink-${track}`}
              >
                <Icon name={track} />
              </ChoiceButton>
            )
          );
        })}
      </span>
      <InWords words={<Notes choice={first} />}>{null}</InWords>
    </div>
  );
}

function Sale({ choice, enlarged }: Omit<UseProps, 'card'>) {
  const text = useText();
  const { before } = useDecision();
  return (
    <ChoiceButton choice={choice} card={enlarged} label={text('choice.sell')} verb="sell" className="use use-sell">
      <span className="use-line between bold gap-4">
        {text('choice.sell')}
        <Gain coins={choice.preview.coins} />
      </span>
      <Changes preview={choice.preview} before={before} without={['points', ...leftOut(enlarged)]} told={['coins']} />
    </ChoiceButton>
  );
}
