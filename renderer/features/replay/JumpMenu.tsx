import { DropdownMenu } from 'radix-ui';
import { useMemo } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
import { Menu } from '../../ui/controls/Menu.tsx';
import { Icon } from '../../ui/symbols/Icon.tsx';
import { seek } from './commands.ts';
import { useReplay } from './replayState.ts';
import { phasesOf } from './timeline.ts';

/** Every step of every phase, to go to its first decision. */
export function JumpMenu({ timeline }: { readonly timeline: ReplayTimeline }) {
  const text = useText();
  const position = useReplay((state) => state.position);
  const phases = useMemo(() => phasesOf(timeline.moments), [timeline]);
  const here = phases.flatMap(({ chapters }) => chapters).findLast((chapter) => chapter.position <= position);
  return (
    <Menu
      className="menu-jump"
      button={
        <DropdownMenu.Trigger className="menu-trigger">
          {text('replay.jump')}
          <Icon name="open" />
        </DropdownMenu.Trigger>
      }
    >
      {phases.map(({ position: start, epoch, phase, chapters }) => (
        <DropdownMenu.Group key={start}>
          <DropdownMenu.Label className="menu-label">
            {text('replay.jump.phase', { epoch: numeral(epoch), phase })}
          </DropdownMenu.Label>
          {chapters.map((chapter) => (
            <DropdownMenu.Item
              key={chapter.position}
              className="menu-item"
              aria-current={chapter === here ? 'step' : undefined}
              onSelect={() => seek(chapter.position)}
            >
              {text(`step.${chapter.step}`)}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Group>
      ))}
    </Menu>
  );
}
