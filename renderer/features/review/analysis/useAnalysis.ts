import { useEffect, useState } from 'react';
import type { Analysis } from '../../../../shared/contract/analysis.ts';
import type { Seat } from '../../../../shared/vocabulary/seats.ts';
import { ask, useHost } from '../../../platform/host.ts';
import { analyseFurther } from '../commands.ts';

/** A finished game as far as its decisions have been judged, and the progress. */
export interface Reading {
  /** `null` until the game was gone through. */
  readonly analysis: Analysis | null;
  /** Whether decisions are being judged; `stopped` until somebody goes on, or where they cannot be judged. */
  readonly state: 'reading' | 'stopped' | 'whole';
  stop(): void;
  goOn(): void;
}

const isWhole = ({ judged, toJudge }: Analysis): boolean => judged.length >= toJudge;

/** The same with more decisions judged, each once. */
function withMore(analysis: Analysis, judged: Analysis['judged']): Analysis {
  const known = new Set(analysis.judged.map(({ position }) => position));
  return { ...analysis, judged: [...analysis.judged, ...judged.filter(({ position }) => !known.has(position))] };
}

/** Whose decisions are to be judged next; `undefined` where nothing more is wanted. */
type NextOf = (analysis: Analysis) => Seat | undefined;

/** All of a game, the decisions of `seat` first. */
export const allFrom =
  (seat: Seat): NextOf =>
  (analysis) =>
    isWhole(analysis) ? undefined : seat;

/**
 * Analyses a finished game. Its decisions are judged in parts, while somebody looks, has not stopped it, and `nextOf`
 * wants more.
 */
export function useAnalysis(gameId: string, nextOf: NextOf): Reading {
  const host = useHost();
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    let wanted = true;
    void ask(host, 'analysis.open', { gameId }).then((told) => wanted && setAnalysis(told));
    return () => {
      wanted = false;
    };
  }, [host, gameId]);
  const next = analysis === null || stopped ? undefined : nextOf(analysis);
  useEffect(() => {
    if (next === undefined) return;
    let wanted = true;
    const readOn = async () => {
      while (wanted) {
        const part = await analyseFurther(host, gameId, next);
        // A result is used once, also if the player stopped it meanwhile.
        if (part !== null) setAnalysis((before) => before && withMore(before, part.judged));
        if (wanted && (part === null || part.left === 0)) return setStopped(true);
      }
    };
    void readOn();
    return () => {
      wanted = false;
    };
  }, [host, gameId, next]);
  const goOn = async () => {
    // Results that nobody waits for any more are dropped.
    const told = await ask(host, 'analysis.open', { gameId });
    if (told !== null) setAnalysis(told);
    setStopped(false);
  };
  const ended = analysis !== null && isWhole(analysis) ? 'whole' : 'reading';
  return {
    analysis,
    state: stopped && ended !== 'whole' ? 'stopped' : ended,
    stop: () => setStopped(true),
    goOn: () => void goOn(),
  };
}
