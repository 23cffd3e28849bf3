import { useState } from 'react';
import { starsOf, tableOf } from '../../../shared/challenges/attempts.ts';
import { challengeOf } from '../../../shared/challenges/challenges.ts';
import type { ChallengeTag } from '../../../shared/contract/tableSetup.ts';
import { useGame } from '../../game/game.ts';
import { useText } from '../../platform/i18n/text.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Modal } from '../../ui/controls/Modal.tsx';
import { commandOf } from '../../ui/keyboard/keyTable.ts';
import { useKeys } from '../../ui/keyboard/useKeys.ts';
import { useAttempts } from './challengesStore.ts';
import { tableLines, tagWords } from './challengeWords.ts';
import { StarList } from './Stars.tsx';
import { SECTIONS } from './sections.ts';

const iconOf = ({ kind }: ChallengeTag) => SECTIONS.find(({ tag }) => tag === kind)?.icon ?? 'trophy';

/** Says that the game is played for a challenge; pressing it says which one. */
export function ChallengeBadge({ tag }: { readonly tag: ChallengeTag }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  useKeys((press) => {
    const isMeant = !(press.ctrlKey || press.metaKey || press.altKey || press.repeat) && commandOf(press) === 'goals';
    return isMeant ? () => setOpen(true) : undefined;
  });
  return (
    <>
      <IconButton icon={iconOf(tag)} label={tagWords(tag, text)} command="goals" onPress={() => setOpen(true)} />
      {open && <Goals tag={tag} onClose={() => setOpen(false)} />}
    </>
  );
}

function Goals({ tag, onClose }: { readonly tag: ChallengeTag; readonly onClose: () => void }) {
  const text = useText();
  const { update } = useGame();
  const attempts = useAttempts();
  const challenge = tag.kind === 'challenge' ? challengeOf(tag.id) : undefined;
  const table = tableOf(tag);
  return (
    <Modal title={tagWords(tag, text)} className="goals" onClose={onClose}>
      {table !== null && tableLines(table, text).map((line) => <p key={line}>{line}</p>)}
      {challenge !== undefined && <StarList challenge={challenge} earned={starsOf(attempts, challenge.id)} />}
      {tag.kind === 'daily' && <p>{text(tag.late === true ? 'uncounted.late' : 'daily.about')}</p>}
      {tag.kind === 'ladder' && <p>{text('ladder.about')}</p>}
      {update.practice && <p>{text('uncounted.takenBack')}</p>}
    </Modal>
  );
}
