import { z } from 'zod';
import type { Seat } from '../../vocabulary/seats.ts';
import { type Thinker, thinkerAt } from '../bots/botJob.ts';
import { botSeed } from '../bots/botSeed.ts';
import { type BotNote, botNoteSchema, engineSchema } from '../fairness/proof.ts';
import { isSameEngine } from '../fairness/withDecision.ts';
import { withDeciderOf } from '../saves/earlierPlayers.ts';
import type { SavedGame } from '../saves/savedGame.ts';

/*
 * What a line of a record says about a bot: everything, for readers that have only the line. A save leaves out what
 * follows from the game and keeps only the differences.
 */

const { level, strength, style, luck, asks, nodes, replaced } = botNoteSchema.shape;
const { version, evaluation } = engineSchema.shape;

export const botLineSchema = z.object({
  level,
  strength: strength.unwrap().unwrap().optional(),
  style,
  luck,
  asks,
  nodes,
  replaced,
  engine: version.optional(),
  evaluation: evaluation.optional(),
});

export type BotLine = z.output<typeof botLineSchema>;

/** A seat's decision; `decision`: how many the seat had taken before. */
interface Place {
  readonly seat: Seat;
  readonly decision: number;
}

type Known = Pick<SavedGame, 'players' | 'earlier' | 'seed' | 'engine'>;

/** The bot that decided, according to the game; `null` for a person. */
function toldThinker(saved: Known, { seat, decision }: Place): Thinker | null {
  const then = withDeciderOf(saved, seat, decision);
  return then.players[seat]?.controller.kind === 'bot' ? thinkerAt(then, seat) : null;
}

/** Returns what a record's line says about the bot that decided. */
export function botLineOf(saved: Known, { bot, ...place }: Place & { readonly bot: BotNote }): BotLine {
  const told = toldThinker(saved, place);
  const { engine, luck: claimed, strength: own = told?.strength ?? null, ...note } = bot;
  const shownStyle = note.style === undefined ? told?.style : note.style;
  return {
    ...(told && { level: told.level }),
    ...note,
    ...(own !== null && { strength: own }),
    ...(shownStyle ? { style: shownStyle } : {}),
    luck: claimed ?? botSeed(saved.seed, place.seat, place.decision),
    ...(engine && { engine: engine.version, evaluation: engine.evaluation }),
  };
}

const engineOf = ({ engine, evaluation: hash }: BotLine): BotNote['engine'] =>
  engine === undefined || hash === undefined ? undefined : { version: engine, evaluation: hash };

/** Returns what a save keeps of such a line. */
export function noteIn(saved: Known, { bot, ...place }: Place & { readonly bot: BotLine }): BotNote {
  const told = toldThinker(saved, place);
  const engine = engineOf(bot);
  const isOther = engine !== undefined && !isSameEngine(engine, saved.engine);
  const { level: said, strength: own = null, style: liked = null, luck: given } = bot;
  return {
    ...(bot.asks !== undefined && { asks: bot.asks }),
    ...(bot.nodes !== undefined && { nodes: bot.nodes }),
    ...(bot.replaced && { replaced: bot.replaced }),
    ...(isOther && { engine }),
    ...(given !== undefined && given !== botSeed(saved.seed, place.seat, place.decision) && { luck: given }),
    ...(said !== undefined && said !== told?.level && { level: said }),
    ...(said !== undefined && own !== (told?.strength ?? null) && { strength: own }),
    ...(liked !== (told?.style ?? null) && { style: liked }),
  };
}
