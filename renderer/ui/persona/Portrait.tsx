import type { Player } from '../../../shared/contract/tableSetup.ts';
import { Emblem } from '../Emblem.tsx';
import { Face } from './Face.tsx';
import type { Mood } from './faceParts.ts';
import { styleOf } from './personaWords.ts';

interface PortraitProps {
  readonly player: Player;
  readonly mood?: Mood;
}

/** Who sits at a seat: of a person the emblem, of a bot its face before the emblem's colour, with the emblem at its side. */
export function Portrait({ player: { emblem, controller }, mood = 'thoughtful' }: PortraitProps) {
  if (controller.kind === 'human') return <Emblem emblem={emblem} className="portrait" />;
  return (
    <span className={`portrait portrait-bot emblem-${emblem}`}>
      <Face kind={styleOf(controller)} level={controller.level} emblem={emblem} mood={mood} />
      <Emblem emblem={emblem} />
    </span>
  );
}
