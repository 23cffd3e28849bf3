import { useEffect, useState } from 'react';
import type { GameHonours, GameUpdate } from '../../../shared/contract/answers.ts';
import { useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { nameOf } from '../game.ts';
import { Icon } from '../icons/Icon.tsx';

interface Told {
  readonly gameId: string;
  readonly honours: GameHonours;
}

/** What the game that has just ended has brought to whom: a quiet line on the score sheet, or nothing. */
export function Honours({ update }: { readonly update: GameUpdate }) {
  const text = useText();
  const { gameId } = update;
  const { statistics } = useCommands();
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let wanted = true;
    void statistics.honours(gameId).then((honours) => {
      if (wanted && honours !== null) setTold({ gameId, honours });
    });
    return () => {
      wanted = false;
    };
  }, [statistics, gameId]);
  if (told?.gameId !== gameId) return null;
  const lines = told.honours.seats.flatMap((honours, seat) => {
    if (honours === null || honours.achieved.length === 0) return [];
    const list = text.list(honours.achieved.map((id) => text(`achievement.${id}`)));
    return [text('statistics.achieved', { name: nameOf(update, seat), list })];
  });
  if (lines.length === 0) return null;
  return (
    <p className="honours" role="status">
      <Icon name="points" means={null} />
      {lines.join(' · ')}
    </p>
  );
}
