import { useLayoutEffect, useMemo, useState } from 'react';
import type { Player } from '../../../shared/contract/tableSetup.ts';
import { STRENGTH } from '../../../shared/vocabulary/strength.ts';
import { toggleLog, useHost } from '../../platform/host.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ChoiceMenu } from '../../ui/controls/ChoiceMenu.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { useRovingFocus } from '../../ui/keyboard/rovingFocus.ts';
import { Emblem } from '../../ui/persona/Persona.tsx';
import { nameOf, useGame } from '../game.ts';
import { useTable } from '../state/table.ts';
import { filterLog, type LogFilter, type LogPhase, phasesIn } from '../words/logFilter.ts';
import { sinceDecisionOf } from '../words/recap.ts';
import { LogLine, LogStops } from './LogLine.tsx';
import { contextAlong } from './logContext.ts';

/** A hash or a salt, shortened but still distinguishable. */
const inShort = (digits: string): string => `${digits.slice(0, 8)}…${digits.slice(-4)}`;

/** The commitment to the deal, below the log: to be copied whole, and checked after the game. */
export function DealCommitmentNote() {
  const text = useText();
  const { dealCommitment } = useGame().update;
  if (dealCommitment === null)
    return <footer className="log-promise stack tiny gap-3 quiet">{text('promise.none')}</footer>;
  const { sha256, salt, after } = dealCommitment;
  const running = after > 0 ? text('promise.branch', { after }) : text('promise.note');
  return (
    <footer className="log-promise stack tiny gap-3">
      <CopyButton text={sha256} label={text('promise.label', { hash: inShort(sha256) })} />
      {salt !== null && <CopyButton text={salt} label={text('promise.salt', { salt: inShort(salt) })} />}
      <p className="quiet">{salt === null ? running : text('promise.over')}</p>
    </footer>
  );
}

interface LogFilterRowProps {
  readonly players: readonly Player[];
  readonly phases: readonly LogPhase[];
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

/** Whose lines of the log are shown, and of which phase. */
function LogFilterRow({ players, phases, filter, onChange }: LogFilterRowProps) {
  const text = useText();
  const phaseWords = (phase: LogPhase | 'all'): string =>
    phase === 'all'
      ? text('log.filter.allPhases')
      : text('log.filter.phase.one', { epoch: numeral(Number(phase[0])), phase: phase[1] ?? '' });
  return (
    <div className="log-filter flow gap-3" role="toolbar" aria-label={text('log.filter')}>
      {players.map(({ name, emblem }, seat) => (
        <button
          key={emblem}
          type="button"
          className="log-filter-seat centre rounded"
          aria-pressed={filter.seat === seat}
          aria-label={text('log.filter.seat', { name })}
          title={name}
          onClick={() => onChange({ ...filter, seat: filter.seat === seat ? null : seat })}
        >
          <Emblem emblem={emblem} />
        </button>
      ))}
      <ChoiceMenu
        label={text('log.filter.phase')}
        value={filter.phase ?? 'all'}
        options={['all', ...phases]}
        wordsFor={phaseWords}
        onChange={(phase) => onChange({ ...filter, phase: phase === 'all' ? null : phase })}
      />
    </div>
  );
}

/** The strength of bots that match the people at the table. It stays the same throughout a game. */
function MatchNote() {
  const text = useText();
  const { players } = useGame().update;
  const words = players.flatMap(({ name, controller }) =>
    controller.kind === 'bot' && controller.strength !== undefined
      ? [text('match.game', { name, strength: controller.strength, of: STRENGTH.most })]
      : [],
  );
  return words.length === 0 ? null : <p className="quiet">{words.join(' ')}</p>;
}

const EVERYTHING: LogFilter = { seat: null, phase: null };

/** Everything that happened, newest at the bottom; a mark stands where the player's last decision was. */
export function LogPanel() {
  const text = useText();
  const host = useHost();
  const { update, own } = useGame();
  const [filter, setFilter] = useState(EVERYTHING);
  const list = useRovingFocus<HTMLDivElement>('newest');
  const all = useTable((table) => table.log);
  // Only what the table has shown: a log that is ahead would tell the result of the reveal before it is seen.
  const pendingEvents = useTable((table) => table.pendingEvents);
  const log = useMemo(
    () => (pendingEvents === 0 ? all : all.slice(0, Math.max(0, all.length - pendingEvents))),
    [all, pendingEvents],
  );
  const contextAt = contextAlong(update, log);
  const since = sinceDecisionOf(own, log);
  const shown = filterLog(log, filter);
  const { length } = shown;
  useLayoutEffect(() => {
    if (list.current !== null && length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [list, length]);
  const later = shown.findIndex(({ number }) => number >= since);
  const split = later < 0 ? length : later;
  const lines = shown.map(({ number, event }) => (
    <LogLine key={number} line={number} event={event} context={contextAt(number)} players={update.players} />
  ));
  return (
    <section className="log column" aria-label={text('log.label')} data-region="log">
      <header className="log-head between">
        <h2>{text('log.label')}</h2>
        <IconButton icon="close" label={text('dialog.close')} command="log" onPress={() => toggleLog(host)} />
      </header>
      <LogFilterRow players={update.players} phases={phasesIn(log)} filter={filter} onChange={setFilter} />
      <LogStops value={true}>
        <div className="log-body fades scroll grow" ref={list}>
          <MatchNote />
          {length === 0 && <p className="quiet">{text(log.length === 0 ? 'log.empty' : 'log.filter.nothing')}</p>}
          <ol>{lines.slice(0, split)}</ol>
          {split > 0 && split < length && (
            <p className="log-since line strong bright small gap-7">
              {text('log.since', { name: nameOf(update, own) })}
            </p>
          )}
          <ol>{lines.slice(split)}</ol>
        </div>
      </LogStops>
      <DealCommitmentNote />
    </section>
  );
}
