import type { AchievementId } from '../../../shared/statistics/achievements.ts';
import { ACHIEVEMENT_GLYPHS } from '../../platform/icons/achievements.ts';
import { Drawing, type IconName, Sign, VIEW_BOX } from '../../ui/symbols/Icon.tsx';

type OwnGlyph = keyof typeof ACHIEVEMENT_GLYPHS;
type SymbolPart = IconName | OwnGlyph;

/** One symbol, or two side by side. */
const SYMBOLS: Readonly<Record<AchievementId, readonly [SymbolPart] | readonly [IconName, IconName]>> = {
  firstLaurels: ['laurel'],
  fullLadder: ['ladder'],
  masterstroke: ['star'],
  fiveTempers: ['sage', 'marshal'],
  threeInARow: ['threeChecks'],
  roundTable: ['people'],
  wholeWorld: ['globe'],
  generousHost: ['surprise'],
  landslide: ['ahead'],
  photoFinish: ['leads'],
  comeback: ['rising'],
  allTheWay: ['toEnd'],
  fiveColonies: ['colony'],
  peacemaker: ['allyBonus'],
  raider: ['marshal'],
  fourStatues: ['statue'],
  swordAndLyre: ['military', 'culture'],
  nobodyHungry: ['food'],
  banquet: ['food', 'steward'],
  goldenAge: ['medalGold'],
  silverShine: ['medal'],
  rainbow: ['rainbow'],
  court: ['purple'],
  summit: ['summit'],
  lastCoin: ['coin'],
};

const isOwn = (part: SymbolPart): part is OwnGlyph => Object.hasOwn(ACHIEVEMENT_GLYPHS, part);

/** The symbol of an achievement; its words stand beside it. */
export function AchievementSymbol({ id }: { readonly id: AchievementId }) {
  const [first, second] = SYMBOLS[id];
  if (second !== undefined && !isOwn(first)) {
    return (
      <svg className="icon" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
        <Sign name={first} className="" x={17} y={32} size={38} />
        <Sign name={second} className="" x={47} y={32} size={38} />
      </svg>
    );
  }
  return (
    <svg className="icon" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
      {isOwn(first) ? (
        <Drawing glyph={ACHIEVEMENT_GLYPHS[first]} />
      ) : (
        <Sign name={first} className="" x={32} y={32} size={64} />
      )}
    </svg>
  );
}
