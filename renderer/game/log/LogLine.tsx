import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Why } from '../../../shared/contract/answers.ts';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { type Change, DECIDED_BY, type GameEvent } from '../../../shared/vocabulary/events.ts';
import type { CardId } from '../../../shared/vocabulary/pieces.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { TRACKS } from '../../../shared/vocabulary/tracks.ts';
import { ask, useHost } from '../../platform/host.ts';
import { type Text, useText } from '../../platform/i18n/text.ts';
import { cardOf } from '../../platform/pageContent.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useGame } from '../game.ts';
import { useInspects } from '../inspect/hover.ts';
import { whyWords } from '../words/reasonWords.ts';
import type { LogContext, Part, Sentence } from '../words/sentence.ts';
import { colourAside, partText, sentenceOf } from '../words/sentences.ts';

/** A line of the log: the sentence with its cards to inspect, and every delta. */
export function SentenceView({ sentence }: { readonly sentence: Sentence }) {
  const text = useText();
  const values = Object.fromEntries(
    Object.entries(sentence.parts).map(([name, part]) => [name, partView(name, part, sentence, text)]),
  );
  return (
    <>
      <span>{keepMarks(text.rich(sentence.key, values))}</span>
      {sentence.change !== null && <Deltas change={sentence.change} />}
    </>
  );
}

const MARKS = /^[^\s\p{L}\d]+/u;

/** Keeps the marks after a card's name on one line with it: a line may break after what can be pressed. */
function keepMarks(told: ReactNode): ReactNode {
  const parts = Children.toArray(told);
  return parts.map((part, index) => {
    const [before, next] = [parts[index - 1], parts[index + 1]];
    if (typeof part === 'string') return isValidElement(before) ? part.replace(MARKS, '') : part;
    const marks = typeof next === 'string' ? MARKS.exec(next) : null;
    if (!isValidElement(part) || marks === null) return part;
    return (
      <span key={part.key} className="oneline">
        {part}
        {marks[0]}
      </span>
    );
  });
}

const partView = (name: string, part: Part, sentence: Sentence, text: Text): ReactNode =>
  typeof part === 'object' && 'card' in part ? (
    <CardName key={name} card={part.card} sentence={sentence} />
  ) : (
    partText(part, sentence, text)
  );

function CardName({ card, sentence }: { readonly card: CardId; readonly sentence: Sentence }) {
  const text = useText();
  const inspects = useInspects();
  const aside = colourAside(card, sentence, text);
  return (
    <button
      type="button"
      className={`card-name strong round ink-${cardOf(card).colour}`}
      {...inspects(card)}
      {...useLogStop()}
    >
      {text.card(card)}
      {aside !== '' && <span className="sr-only">{aside}</span>}
    </button>
  );
}

function Deltas({ change }: { readonly change: Change }) {
  const text = useText();
  return (
    <span className="deltas">
      {change.coins !== 0 && (
        <span className="delta figure strong ink-coins">
          <span aria-hidden="true">{text.signed(change.coins)}</span>
          <Icon name="coin" />
          <span className="sr-only">
            {text('log.change.coins', { amount: change.coins, size: Math.abs(change.coins) })}
          </span>
        </span>
      )}
      {TRACKS.map((track) => {
        const amount = change.tracks[track] ?? 0;
        return (
          amount !== 0 && (
            <span key={track} className={`delta figure strong ink-${track}`}>
              <span aria-hidden="true">{text.signed(amount)}</span>
              <Icon name={track} />
              <span className="sr-only">{text('log.change.track', { amount, track: text(`track.${track}`) })}</span>
            </span>
          )
        );
      })}
    </span>
  );
}

/** A question and its answer, as soon as it arrives. After an undo another event may stand in this line. */
interface Asked {
  readonly event: GameEvent;
  /** The viewer that the answer is for. */
  readonly viewer: Seat | null;
  readonly answer?: Why | null;
}

interface WhyLineProps {
  /** The line's place in the log, from 0. */
  readonly line: number;
  /** What the line tells. */
  readonly event: GameEvent;
}

/** Asks why a bot did what a line of the log tells. In a lesson others do what the lesson is about. */
function WhyLine(props: WhyLineProps) {
  const { update } = useGame();
  return update.kind === 'lesson' ? null : <Question {...props} />;
}

/** The answer stays below its line until it is pressed away. */
function Question({ line, event }: WhyLineProps) {
  const text = useText();
  const host = useHost();
  const stop = useLogStop();
  const { view, update } = useGame();
  const { viewer } = update.screen;
  const [last, setLast] = useState<Asked | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const asked = last?.event === event && last.viewer === viewer ? last : null;
  const wordsOf = ({ answer }: Asked): string => {
    if (answer === undefined) return text('why.thinking');
    return answer === null ? text('why.none') : whyWords(answer, view.options.expansions, text);
  };
  // Scroll, as the answer below the last visible line would not be seen.
  useEffect(() => {
    if (asked !== null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  const toggle = async () => {
    if (asked !== null) return setLast(null);
    const question = { event, viewer };
    setLast(question);
    const answer = await ask(host, 'why.ask', { line });
    // If the question was closed, or another one asked, this answer is not needed any more.
    setLast((now) => (now === question ? { ...question, answer } : now));
  };
  return (
    <>
      <button
        type="button"
        className="log-ask dim round"
        aria-expanded={asked !== null}
        onClick={() => void toggle()}
        {...stop}
      >
        {text('why.ask')}
      </button>
      <p ref={place} className="log-why" role="status" data-told={asked !== null}>
        {asked !== null && wordsOf(asked)}
      </p>
    </>
  );
}

/** Reached by arrow keys only; `useRovingFocus` makes one of them the stop of the Tab key. */
const STOP = { 'data-rove': true, tabIndex: -1 } as const;
const USUAL = {} as const;

/** Whether the lines of a list together are one stop of the Tab key, with arrows from line to line and into a line. */
export const LogStops = createContext(false);

/** What makes a line, or what can be pressed in it, one of its list's stops. */
const useLogStop = (): typeof STOP | typeof USUAL => (useContext(LogStops) ? STOP : USUAL);

interface LogLineProps {
  readonly event: GameEvent;
  readonly context: LogContext;
  readonly players: readonly Player[];
  /** The line's place in the log of the game at hand: there one may ask why a bot did this. */
  readonly line?: number;
}

/** One event of the log. */
export function LogLine({ event, context, players, line }: LogLineProps) {
  const stop = useLogStop();
  const player = 'seat' in event ? players[event.seat] : undefined;
  return (
    <li className="log-line stack top" data-type={event.type} {...stop}>
      {player === undefined ? <span /> : <Emblem emblem={player.emblem} />}
      <span className="log-words">
        <SentenceView sentence={sentenceOf(event, context)} />
      </span>
      {line !== undefined && player?.controller.kind === 'bot' && DECIDED_BY[event.type] !== undefined && (
        <WhyLine line={line} event={event} />
      )}
    </li>
  );
}
