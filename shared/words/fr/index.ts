import access from './access.json' with { type: 'json' };
import app from './app.json' with { type: 'json' };
import bots from './bots.json' with { type: 'json' };
import characters from './characters.json' with { type: 'json' };
import coach from './coach.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import contentFile from './contentFile.json' with { type: 'json' };
import desktop from './desktop.json' with { type: 'json' };
import digest from './digest.json' with { type: 'json' };
import effects from './effects.json' with { type: 'json' };
import ending from './ending.json' with { type: 'json' };
import expansions from './expansions.json' with { type: 'json' };
import flow from './flow.json' with { type: 'json' };
import foresight from './foresight.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import game from './game.json' with { type: 'json' };
import inspect from './inspect.json' with { type: 'json' };
import lessons from './lessons.json' with { type: 'json' };
import library from './library.json' with { type: 'json' };
import log from './log.json' with { type: 'json' };
import menu from './menu.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import reasons from './reasons.json' with { type: 'json' };
import replay from './replay.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };
import seats from './seats.json' with { type: 'json' };
import sound from './sound.json' with { type: 'json' };
import start from './start.json' with { type: 'json' };
import titles from './titles.json' with { type: 'json' };

/** French. Terms as in the French edition of the board game, sentences of our own. */
export const fr = {
  messages: {
    ...app,
    ...game,
    ...log,
    ...effects,
    ...digest,
    ...expansions,
    ...inspect,
    ...foresight,
    ...lessons,
    ...coach,
    ...library,
    ...replay,
    ...reasons,
    ...flow,
    ...gallery,
    ...rules,
    ...content,
    ...bots,
    ...characters,
    ...ending,
    ...sound,
    ...seats,
    ...privacy,
    ...access,
    ...desktop,
  },
  titles,
  menu,
  desktop,
  start,
  contentFile,
} as const;
