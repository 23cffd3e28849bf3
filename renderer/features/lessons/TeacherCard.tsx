import type { ReactNode } from 'react';
import type { Box } from '../../ui/placing/place.ts';
import { usePlaced } from '../../ui/placing/usePlaced.ts';

interface TeacherCardProps {
  readonly label: string;
  readonly kind: 'lesson' | 'coach';
  /** What it speaks of. */
  readonly about?: readonly Box[];
  /** Hears where the card stands. */
  readonly onPlace?: (place: Box) => void;
  readonly children: ReactNode;
}

/** The words of a lesson or of the coach, where they cover nothing that they speak of. */
export function TeacherCard({ label, kind, about = [], onPlace, children }: TeacherCardProps) {
  return (
    <section
      ref={usePlaced({ float: kind, about, onPlace })}
      className="teacher placed sheet"
      aria-label={label}
      data-region={kind}
      data-kind={kind}
    >
      {children}
    </section>
  );
}
