import { useEffect, useState } from 'react';
import type { Analysis } from '../../../shared/contract/analysis.ts';
import type { Seat } from '../../../shared/vocabulary/seats.ts';
import { useCommands } from '../commands.ts';

/** A finished game as far as it has been judged, and how far that is. */
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

/**
 * Looks back at a finished game, whose decisions are judged part by part, those of `seat` first, for as long as somebody
 * looks and does not stop it.
 */
export function useAnalysis(gameId: string, seat: Seat): Reading {
  const commands = useCommands();
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    let wanted = true;
    void commands.analysis(gameId).then((told) => wanted && setAnalysis(told));
    return () => {
      wanted = false;
    };
  }, [commands, gameId]);
  const goes = analysis !== null && !stopped && !isWhole(analysis);
  useEffect(() => {
    if (!goes) return;
    let wanted = true;
    const readOn = async () => {
      while (wanted) {
        const part = await commands.analyseFurther(gameId, seat);
        if (!wanted) return;
        if (part === null || part.judged.length === 0) return setStopped(true);
        setAnalysis((before) => before && withMore(before, part.judged));
      }
    };
    void readOn();
    return () => {
      wanted = false;
    };
  }, [commands, gameId, seat, goes]);
  const ended = analysis !== null && isWhole(analysis) ? 'whole' : 'reading';
  return {
    analysis,
    state: stopped && ended !== 'whole' ? 'stopped' : ended,
    stop: () => setStopped(true),
    goOn: () => setStopped(false),
  };
}
