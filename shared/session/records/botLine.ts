import { z } from 'zod';
import type { Seat } from '../../vocabulary/seats.ts';
import { type Thinker, thinkerAt } from '../bots/botJob.ts';
import { botSeed } from '../bots/botSeed.ts';
import { type BotNote, botNoteSchema, engineSchema } from '../fairness/proof.ts';
import { isSameEngine } from '../fairness/withDecision.ts';
import { withDeciderOf } from '../saves/earlierPlayers.ts';
import type { SavedGame } from '../saves/savedGame.ts';

/*
 * What a record's line says about a bot: in full, for readers without the rest. A save leaves out what follows from the
 * game, so that only differences are kept.
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

/** A seat's decision: `decision` counts those that it had taken before. */
interface Place {
  readonly seat: Seat;
  readonly decision: number;
}

type Known = Pick<SavedGame, 'players' | 'earlier' | 'seed' | 'engine'>;

/** Who decided, as the game tells it; `null` for a person. */
function toldThinker(saved: Known, { seat, decision }: Place): Thinker | null {
  const then = withDeciderOf(saved, seat, decision);
  return then.players[seat]?.controller.kind === 'bot' ? thinkerAt(then, seat) : null;
}

/** What the line of a bot's decision says of it. */
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

/** What is kept of such a line. */
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
