import type { MessageKey } from '../../../shared/words/words.ts';
import { useText } from '../../platform/i18n/text.ts';
import { Modal } from '../../ui/controls/Modal.tsx';
import { useKeyLabels } from '../../ui/keyboard/keyTable.ts';

const THERE = [
  'access.there.keys',
  'access.there.ear',
  'access.there.ask',
  'access.there.hands',
  'access.there.eyes',
  'access.there.size',
  'access.there.table',
  'access.there.time',
  'access.there.people',
] as const satisfies readonly MessageKey[];

const MISSING = [
  'access.missing.tried',
  'access.missing.numbers',
  'access.missing.voice',
] as const satisfies readonly MessageKey[];

/** Who can play this and how, and what is still missing for it. */
export function AccessDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text('access.title')} className="about" onClose={onClose}>
      <Points title={text('access.there')} keys={THERE} />
      <Points title={text('access.missing')} keys={MISSING} />
    </Modal>
  );
}

function Points({ title, keys }: { readonly title: string; readonly keys: readonly MessageKey[] }) {
  const text = useText();
  const labels = useKeyLabels();
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {keys.map((key) => (
          <li key={key}>{text(key, labels)}</li>
        ))}
      </ul>
    </>
  );
}
