import { DropdownMenu } from 'radix-ui';
import { useMemo } from 'react';
import type { ReplayTimeline } from '../../../shared/contract/answers.ts';
import { numeral, useText } from '../../platform/i18n/text.ts';
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
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="menu-trigger">
        {text('replay.jump')}
        <Icon name="open" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu menu-jump" sideOffset={6} collisionPadding={8}>
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
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
