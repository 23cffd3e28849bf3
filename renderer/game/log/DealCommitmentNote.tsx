import { useText } from '../../platform/i18n/text.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useGame } from '../game.ts';

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
