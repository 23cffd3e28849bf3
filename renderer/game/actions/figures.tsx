import type { ReactNode } from 'react';
import type { Colour } from '../../../shared/vocabulary/colours.ts';
import { TRACKS, type Track } from '../../../shared/vocabulary/tracks.ts';
import { softHyphens } from '../../platform/i18n/softHyphens.ts';
import { useText, whole } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { iconOf } from '../seats/Counts.tsx';

/** Whether choices are written in words: the player may have chosen signs, which are shorter. */
export const useWords = (): boolean => useSettings(({ choiceSigns }) => !choiceSigns);

interface InWordsProps {
  readonly words: ReactNode;
  /** The signs that say the same. */
  readonly children: ReactNode;
}

/** Something that is told in words or in signs, as the player has chosen. */
export function InWords({ words, children }: InWordsProps): ReactNode {
  if (!useWords()) return children;
  return typeof words === 'string' ? whole(words) : words;
}

interface PriceProps {
  readonly coins: number;
  /** The price printed on the card, struck out when a discount applies. */
  readonly printed?: number;
  /** Whether a card of the owner's keeps the price from falling (rules §10.3 `noDiscount`). */
  readonly full?: boolean;
}

/** A price: its number and a coin. What it belongs to says it in words; who chose signs sees what changed it, too. */
export function Price({ coins, printed, full = false }: PriceProps) {
  const text = useText();
  const brief = useWords();
  return (
    <span className="price" aria-hidden="true" data-words={full ? text('card.fullPrice') : undefined}>
      {full && !brief && <Icon name="noDiscount" className="danger" />}
      {!brief && printed !== undefined && printed !== coins && <s className="dim light">{printed}</s>}
      {coins}
      <Icon name="coin" />
    </span>
  );
}

/** Coins that something brings; what it belongs to says it in words. */
export const Gain = ({ coins }: { readonly coins: number }) => (
  <span className="price" aria-hidden="true">
    +{coins}
    <Icon name="coin" />
  </span>
);

interface GainChipsProps {
  /** Coins gained, or (negative) paid. */
  readonly coins: number;
  /** Printed points, where they are known: one number, or from … to. */
  readonly points?: string | number;
}

/** What a front says of coins and points, as symbols; the choice's name says it in words. */
export function GainChips({ coins, points }: GainChipsProps) {
  const text = useText();
  return (
    <span className="spoils gap-6" aria-hidden="true">
      <span>
        {text.signed(coins)} <Icon name="coin" />
      </span>
      {points !== undefined && (
        <span>
          {points} <Icon name="points" />
        </span>
      )}
    </span>
  );
}

/** A colour of cards, as its symbol on its ground. */
export const Swatch = ({ colour }: { readonly colour: Colour }) => (
  <span className={`swatch rigid round swatch-${colour}`}>
    <Icon name={iconOf(colour)} means="colour" />
  </span>
);

/** A bonus tile, as it lies on the table. */
export const BonusTile = ({ track }: { readonly track: Track }) => (
  <span className={`bonus-tile centre rigid ground-${track}`} aria-hidden="true">
    <Icon name={track} />
  </span>
);

/** Steps on tracks that are not known before: pointing at them says when they are. */
export const UnseenSteps = ({ words }: { readonly words: string }) => (
  <span className="gained oneline" aria-hidden="true" data-words={words}>
    {TRACKS.map((track) => (
      <span key={track} className={`unseen ground-${track}`}>
        <Icon name={track} />
      </span>
    ))}
    <b>?</b>
  </span>
);

interface TileProps {
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  /** What would change, its points first. */
  readonly changes: ReactNode;
  /** What is told besides. */
  readonly children?: ReactNode;
}

/** The content of every choice's button: a picture, a name with its points, and below them the other changes. */
export const Tile = ({ picture, name, changes, children }: TileProps) => (
  <>
    {picture}
    <span className="tile-told">
      <span className="tile-name bold">{typeof name === 'string' ? softHyphens(name) : name}</span>
      {children}
      {changes}
    </span>
  </>
);

interface ThresholdProps {
  readonly track: 'military' | 'culture';
  readonly value: number;
  /** Whether what it stands in is hidden from assistive technology already. */
  readonly within?: boolean;
}

/** What a track has to reach. */
export const Threshold = ({ track, value, within = false }: ThresholdProps) => (
  <span className={`threshold figure bold pill gap-2-5 ground-${track}`} aria-hidden={within ? undefined : 'true'}>
    <Icon name={track} />
    {value}
  </span>
);

interface RowHeadProps {
  readonly picture?: ReactNode;
  readonly sign?: ReactNode;
  readonly title: string;
  /** What is told under a pointer that rests. */
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** What a row is about, before its choices: its picture, its name, and what is known of it. */
export const RowHead = ({ picture, sign, title, hint, children }: RowHeadProps) => (
  <div className="row-head line gap-5" title={hint}>
    {picture}
    <span className="row-about flow gap-5">
      {sign}
      <span className="row-title grow bold">{title}</span>
      {children}
    </span>
  </div>
);

export const RowNote = ({ children }: { readonly children: ReactNode }) => (
  <span className="row-note soft">{children}</span>
);

/** A line that is only seen: the name of its choice tells the same. */
export const UseNote = ({ children }: { readonly children: ReactNode }) => (
  <span className="use-note block soft light" aria-hidden="true">
    {children}
  </span>
);
