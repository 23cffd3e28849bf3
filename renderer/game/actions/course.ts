import { numeral } from '../../platform/i18n/text.ts';
import { messagePart, nameIn, type Sentence } from '../words/sentence.ts';
import { alone, type EventOf, type EventView } from './view.ts';

/* Events that happen by themselves during a game, or that are not part of its rules. */

const EPOCH_BELLS = { 1: 'epoch1', 2: 'epoch2', 3: 'epoch3' } as const;

/** Milliseconds for the celebration of a new epoch: the lands are renewed, then its name can be read. */
export const NEW_EPOCH = 2400;

/**
 * Milliseconds for which the player's own city and the points of its parts are shown at the end of the game, before all
 * points are counted.
 */
export const GAME_OVER = 2700;

export const epochStarted: EventView<'epochStarted'> = {
  sentence: ({ epoch, firstPlayer }, context) => ({
    key: 'log.epochStarted',
    parts: { epoch: numeral(epoch), name: nameIn(context, firstPlayer) },
  }),
  pause: alone(NEW_EPOCH),
  sound: ({ epoch }) => ({ begins: EPOCH_BELLS[epoch] }),
};

export const stepStarted: EventView<'stepStarted'> = {
  sentence: ({ epoch, phase, step }) => ({
    key: 'log.heading',
    parts: { epoch: numeral(epoch), phase, step: messagePart(`step.${step}`) },
  }),
  pause: alone(120),
  sound: 'none',
};

export const incomeGained: EventView<'incomeGained'> = {
  sentence: ({ seat, catchUp }, context) => ({
    key: catchUp > 0 ? 'log.incomeGained.catchUp' : 'log.incomeGained',
    parts: { name: nameIn(context, seat), catchUp },
  }),
  pause: { between: 90, after: 420, group: 'income' },
  // The sounds of coins and markers suffice.
  sound: 'none',
};

/** Who left a seat and who sits there now; a name that stays is given once. */
function seatTakenSentence({ from, to, isBack }: EventOf<'seatTaken'>): Omit<Sentence, 'change'> {
  const parts = { name: to.name, before: from.name };
  const stays = from.name === to.name;
  if (to.level === null) {
    if (isBack) return { key: 'log.seatTaken.back', parts };
    return { key: stays ? 'log.seatTaken.inPerson' : 'log.seatTaken.person', parts };
  }
  const withLevel = { ...parts, level: messagePart(`level.${to.level}`) };
  if (!stays) return { key: 'log.seatTaken.bot', parts: withLevel };
  return { key: from.level === null ? 'log.seatTaken.handedOver' : 'log.seatTaken.level', parts: withLevel };
}

export const seatTaken: EventView<'seatTaken'> = {
  sentence: seatTakenSentence,
  pause: alone(300),
  // The button that causes it is heard already.
  sound: 'none',
};

export const gameScored: EventView<'gameScored'> = {
  sentence: ({ sheet }, context) => ({
    key: 'log.gameScored',
    parts: {
      names: { names: sheet.winners.map((seat) => nameIn(context, seat)) },
      count: sheet.winners.length,
      points: Math.max(...sheet.lines.map((line) => line.total)),
    },
  }),
  pause: alone(GAME_OVER),
  sound: ({ sheet }, won) => ({ begins: won(sheet.winners) ? 'gameWon' : 'gameLost' }),
};
