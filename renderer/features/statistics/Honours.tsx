import { useEffect, useState } from 'react';
import type { GameUpdate } from '../../../shared/contract/answers.ts';
import { hasMatch } from '../../../shared/matching/seating.ts';
import type { GameHonours, SeatHonours } from '../../../shared/statistics/statisticsAnswers.ts';
import { STRENGTH } from '../../../shared/vocabulary/strength.ts';
import { nameOf } from '../../game/game.ts';
import { useHost } from '../../platform/host.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { readHonours } from './commands.ts';

type Strengths = NonNullable<SeatHonours['strength']>;

interface Told {
  readonly gameId: string;
  readonly honours: GameHonours;
}

/** How a person's matched strength has changed, in tenths, as the page shows it. */
function movedValues(name: string, { before, after }: Strengths) {
  const moved = before.toFixed(1) === after.toFixed(1) ? 'no' : 'yes';
  return { name, before, after, moved, of: STRENGTH.most };
}

/** What the game that has just ended has earned for whom: a line on the score sheet, or nothing. */
export function Honours({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const { gameId } = update;
  const host = useHost();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let wanted = true;
    void readHonours(host, gameId).then((honours) => {
      if (wanted && honours !== null) setTold({ gameId, honours });
    });
    return () => {
      wanted = false;
    };
  }, [host, gameId]);
  if (told?.gameId !== gameId) return null;
  const lines = told.honours.seats.flatMap((honours, seat) => {
    if (honours === null) return [];
    const { achieved, strength } = honours;
    const name = nameOf(update, seat);
    const list = text.list(achieved.map((id) => text(`achievement.${id}`)));
    return [
      ...(achieved.length > 0 ? [text('statistics.achieved', { name, list })] : []),
      ...(strength !== null && hasMatch(update.players) ? [text('match.moved', movedValues(name, strength))] : []),
    ];
  });
  if (lines.length === 0) return null;
  return (
    <p className="honours line middle strong bright gap-5" role="status">
      <Icon name="points" means={null} />
      {lines.join(' · ')}
    </p>
  );
}
