import { useText } from '../../i18n/text.ts';
import { Modal } from '../controls/Modal.tsx';

const SECTIONS = [
  'aim',
  'tracks',
  'phaseA',
  'phaseB',
  'price',
  'after',
  'colony',
  'statue',
  'feeding',
  'medals',
  'end',
] as const;

/** The rules on one page. */
export function RulesDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Modal title={text('digest.title')} className="digest" onClose={onClose}>
      <div className="digest-columns">
        {SECTIONS.map((section) => (
          <section key={section}>
            <h3>{text(`digest.${section}.title`)}</h3>
            <p>{text(`digest.${section}`)}</p>
          </section>
        ))}
      </div>
    </Modal>
  );
}
