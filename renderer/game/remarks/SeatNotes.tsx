import { useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/text.ts';
import { useSettings } from '../../platform/settings.ts';
import { usePlaced } from '../../ui/placing/usePlaced.ts';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { useGame } from '../game.ts';
import { useTable } from '../state/table.ts';
import type { Remark } from './botComments.ts';
import { followTable, useCharacters } from './followTable.ts';
import { type News, newsOf } from './gains.ts';

/** Milliseconds for which news can be read after the last of them, and a remark. */
const NEWS_LAST = 1700;
const REMARK_LASTS = 4500;

/**
 * Beside the players' strip, for as long as it takes to read: what the shown event brought to each seat, and what a bot
 * says about it. It cannot be touched and delays nothing. It is hidden from screen readers: the log and the status line
 * say the same.
 */
export function SeatNotes() {
  const { update } = useGame();
  useEffect(followTable, []);
  const remark = useRemark();
  return update.players.map(({ emblem }, seat) => (
    // When the viewer changes everything disappears: a card that was sold in secret is named to its seller alone.
    <NotesOf key={`${emblem} ${update.screen.viewer}`} seat={seat} remark={remark?.seat === seat ? remark : null} />
  ));
}

/** The remark that can be read now. */
function useRemark(): Remark | null {
  const remark = useCharacters((characters) => characters.remark);
  const wanted = useSettings(({ botRemarks }) => botRemarks);
  const [over, setOver] = useState<Remark | null>(null);
  useEffect(() => {
    if (remark === null) return;
    const timer = setTimeout(() => setOver(remark), REMARK_LASTS);
    return () => clearTimeout(timer);
  }, [remark]);
  return wanted && remark !== over ? remark : null;
}

/** The news of a seat that can be read now. */
function useNews(seat: number): News | null {
  const text = useText();
  const event = useTable((table) => (table.playing ? table.event : null));
  const view = useTable((table) => table.shown);
  const [shown, setShown] = useState<{ readonly event: typeof event; readonly news: News | null }>({
    event,
    news: null,
  });
  if (event !== null && view !== null && event !== shown.event) {
    const news = newsOf(event, view, text);
    if (news?.seat === seat) setShown({ event, news });
  }
  const { news } = shown;
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => setShown((last) => ({ ...last, news: null })), NEWS_LAST);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}

interface NotesOfProps {
  readonly seat: number;
  readonly remark: Remark | null;
}

function NotesOf({ seat, remark }: NotesOfProps) {
  const text = useText();
  const news = useNews(seat);
  const ref = usePlaced({ float: 'news', beside: document.querySelector(`.seat[data-seat="${seat}"]`) });
  if (news === null && remark === null) return null;
  return (
    <div className="seat-notes placed gap-2-5 stack through" aria-hidden="true" data-of={seat} ref={ref}>
      {remark !== null && <p className="remark text-10-5 rounded anchor">{text(remark.words)}</p>}
      {news?.lines.map(({ icon, words, bad = false }) => (
        <p key={words} className="seat-news gap-3-5 framed line strong rounded" data-bad={bad}>
          <Icon name={icon} />
          {words}
        </p>
      ))}
    </div>
  );
}
