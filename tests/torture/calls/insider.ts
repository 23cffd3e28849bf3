import type { GameSummary, GameUpdate } from '../../../shared/contract/answers.ts';
import type { TextFile } from '../../../shared/contract/fileAnswers.ts';
import type { Reply } from '../../../shared/contract/reply.ts';
import { ACTION_TYPES, type Action } from '../../../shared/vocabulary/actions.ts';
import { type Luck, pick } from '../../fixtures/luck.ts';
import { playersOf } from '../../main/host/saves/savedGames.ts';
import { NASTY_NAMES } from './hostileValues.ts';

const KEPT = 60;
/** Well-formed names of nothing: some of them every object has. */
const STRANGERS = ['nobody', 'constructor', 'tostring', 'con', '0', 'standard'] as const;
const TABLES = ['hh', 'hh', 'hhh', 'hb'] as const;
const FIELDS = ['keep', 'action', 'tile', 'colour', 'level', 'side', 'card', 'rotation', 'extra'] as const;

function isUpdate(value: unknown): value is GameUpdate {
  return typeof value === 'object' && value !== null && 'seq' in value && 'choices' in value;
}

/** The position that an answer tells, by itself or with a lesson or a problem; `null` where it tells none. */
export function updateIn(value: unknown): GameUpdate | null {
  const told = typeof value === 'object' && value !== null && 'update' in value ? value.update : value;
  return isUpdate(told) ? told : null;
}

const isTextFile = (value: unknown): value is TextFile =>
  typeof value === 'object' && value !== null && 'text' in value && 'fileName' in value;

const isList = (value: unknown): value is readonly GameSummary[] =>
  Array.isArray(value) && value.every((game: Partial<GameSummary>) => 'gameId' in game);

/** What an attacker knows who reads every answer: with it, calls go wrong where they are nearly right. */
export class InsiderKnowledge {
  /** The newest position. */
  update: GameUpdate | null = null;
  readonly #games = new Set<string>();
  /** Actions of this and of earlier positions, of this and of other seats. */
  readonly #actions: Action[] = [];
  readonly #texts: string[];

  /** `texts`: game files to import, whole ones. */
  constructor(texts: readonly string[]) {
    this.#texts = [...texts];
  }

  learn(reply: Reply): void {
    if (!reply.ok) return;
    const { value } = reply;
    const update = updateIn(value);
    if (update !== null) {
      this.update = update;
      this.#games.add(update.gameId);
      this.#actions.push(...update.choices.map(({ action }) => action));
      this.#actions.splice(0, Math.max(0, this.#actions.length - KEPT));
    }
    if (isTextFile(value)) this.#texts.push(value.text);
    if (isList(value)) for (const { gameId } of value) this.#games.add(gameId);
  }

  /** Whether a bot sits at the newest table: then the game goes on by itself. */
  get botsPlay(): boolean {
    return this.update?.players.some(({ controller }) => controller.kind === 'bot') ?? false;
  }

  /** What somebody who knows the game puts into a field; `undefined` where the contract knows as much. */
  suggest(field: string, luck: Luck): unknown {
    switch (field) {
      case 'gameId':
        return pick(luck(5) === 0 || this.#games.size === 0 ? STRANGERS : [...this.#games], luck);
      case 'seq':
        return Math.max(0, (this.update?.seq ?? 0) + pick([0, 0, 0, 0, 1, -1, -9, 2 ** 52], luck));
      case 'seat':
        return luck(2) === 0 ? (this.update?.screen.curtain ?? 0) : luck(5);
      case 'viewer':
      case 'position':
        return luck(2) === 0 ? luck(3) : undefined;
      case 'id':
      case 'content':
        return luck(4) === 0 ? pick(STRANGERS, luck) : 'standard';
      case 'players':
        return luck(4) === 0 ? undefined : playersOf(pick(TABLES, luck));
      case 'action':
        return this.#action(luck);
      case 'text':
        return this.#text(luck);
      default:
        return undefined;
    }
  }

  #action(luck: Luck): unknown {
    const { choices = [] } = this.update ?? {};
    if (luck(3) === 0 && choices.length > 0) return pick(choices, luck).action;
    if (luck(2) === 0 && this.#actions.length > 0) return pick(this.#actions, luck);
    const fields = Array.from({ length: luck(3) }, () => [pick(FIELDS, luck), pick([...NASTY_NAMES, 0, -0, 7], luck)]);
    return { ...Object.fromEntries(fields), type: pick(ACTION_TYPES, luck) };
  }

  #text(luck: Luck): string {
    const text = pick(this.#texts, luck);
    const cut = luck(text.length);
    return pick(
      [text, text.slice(0, cut), text.slice(cut), `${text.slice(0, cut)}"${text.slice(cut)}`, '', '{}'],
      luck,
    );
  }
}
