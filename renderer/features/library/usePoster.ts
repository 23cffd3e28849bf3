import { useEffect, useRef, useState } from 'react';
import type { Epoch } from '../../../shared/vocabulary/time.ts';
import { type FilmKind, type PosterShape, type PosterSubject, usePosterPainter } from '../../game/poster.ts';
import { verdictWords } from '../../game/words/victory.ts';
import { saveFile } from '../../platform/document.ts';
import { useHost } from '../../platform/host.ts';
import { numeral, type Text, useText } from '../../platform/i18n/text.ts';
import { forgetContent, type PhaseEnds, readPhaseEnds, showContentOf } from './commands.ts';

const epochWords = (epoch: Epoch, text: Text): string => text('bar.epoch', { epoch: numeral(epoch) });

const subjectOf = ({ views, players, seed }: PhaseEnds, playedAt: number, text: Text): PosterSubject | null => {
  const sheet = views.at(-1)?.result;
  if (!sheet) return null;
  return {
    views,
    players,
    points: sheet.lines.map(({ total }) => String(total)),
    title: verdictWords(sheet, players, text),
    epochs: { 1: epochWords(1, text), 2: epochWords(2, text), 3: epochWords(3, text) },
    foot: [
      text('poster.foot', { day: text.day(playedAt), seed: text('seats.score.seed', { seed: String(seed) }) }),
      text('poster.fan'),
    ],
  };
};

/** What is being done with the picture. */
export type Progress =
  | { readonly state: 'painting' | 'failed' | 'none' }
  | { readonly state: 'filming'; readonly share: number };

const PAINTING: Progress = { state: 'painting' };
const FAILED: Progress = { state: 'failed' };
const NONE: Progress = { state: 'none' };

/** Reads what is to be told of a finished game; `undefined` until it is there, `null` where that failed. */
function useSubject(gameId: string, playedAt: number | undefined): PosterSubject | null | undefined {
  const text = useText();
  const host = useHost();
  const [ends, setEnds] = useState<PhaseEnds | null | undefined>(undefined);
  const [moment] = useState(() => playedAt ?? Date.now());
  useEffect(() => {
    let wanted = true;
    void readPhaseEnds(host, gameId).then((read) => {
      // Whoever has closed it meanwhile keeps the content that is shown.
      if (!wanted) return;
      if (read !== null) showContentOf(read);
      setEnds(read);
    });
    return () => {
      wanted = false;
      forgetContent();
    };
  }, [host, gameId]);
  const [subject, setSubject] = useState<PosterSubject | null | undefined>(undefined);
  useEffect(() => {
    if (ends !== undefined) setSubject(ends === null ? null : subjectOf(ends, moment, text));
  }, [ends, moment, text]);
  return subject;
}

/** A poster of a finished game in a shape, how far the work at it is, and how to film the game. */
export interface PosterWork {
  readonly title: string;
  readonly poster: HTMLCanvasElement | null;
  readonly progress: Progress;
  /** Films how the cities grew and saves that as a file. */
  readonly film: (kind: FilmKind) => void;
}

/** @param playedAt milliseconds since 1970; `undefined`: it has just ended */
export function usePoster(gameId: string, playedAt: number | undefined, shape: PosterShape): PosterWork {
  const painter = usePosterPainter();
  const subject = useSubject(gameId, playedAt);
  const [poster, setPoster] = useState<HTMLCanvasElement | null>(null);
  const [progress, setProgress] = useState<Progress>(PAINTING);
  const closing = useRef(new AbortController());
  useEffect(() => {
    closing.current = new AbortController();
    return () => closing.current.abort();
  }, []);
  useEffect(() => {
    if (subject === undefined) return;
    if (subject === null) return setProgress(FAILED);
    let current = true;
    setProgress(PAINTING);
    const show = (canvas: HTMLCanvasElement) => {
      if (!current) return;
      setPoster(canvas);
      setProgress(NONE);
    };
    painter.poster(subject, shape).then(show, () => current && setProgress(FAILED));
    return () => {
      current = false;
    };
  }, [painter, subject, shape]);
  const film = (kind: FilmKind) => {
    if (!subject) return;
    const { signal } = closing.current;
    const tell = (next: Progress) => !signal.aborted && setProgress(next);
    const save = (blob: Blob) => {
      saveFile(`hadara.${kind}`, blob);
      tell(NONE);
    };
    tell({ state: 'filming', share: 0 });
    painter.film(subject, kind, (share) => tell({ state: 'filming', share }), signal).then(save, () => tell(FAILED));
  };
  return { title: subject?.title ?? '', poster, progress, film };
}
