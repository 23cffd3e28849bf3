import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { type Action, isSameAction } from '../../../../shared/vocabulary/actions.ts';
import { type Deciding, DecidingContext } from '../../../game/deciding.ts';
import { FoldButton } from '../../../game/FoldButton.tsx';
import { useFolded } from '../../../game/folding.ts';
import { namesOf, useGame } from '../../../game/game.ts';
import { groupChoices, passOf, subjectOf } from '../../../game/selection/subjects.ts';
import type { Interaction } from '../../../game/selection/useInteraction.ts';
import { useTable } from '../../../game/state/table.ts';
import { choiceWords } from '../../../game/words/choiceWords.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useSettings } from '../../../platform/settings.ts';
import { useRovingFocus } from '../../../ui/keyboard/rovingFocus.ts';
import { HideButton } from '../curtain/HideButton.tsx';
import { ResetButton } from '../WayBackButtons.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { Consequences } from './Consequences.tsx';
import { DecisionBody } from './DecisionBody.tsx';
import { PanelHead } from './PanelHead.tsx';
import { TableChoices } from './TableChoices.tsx';
import { useTableGestures } from './tableGestures.ts';
import { useTableSelection } from './tableSelection.ts';

interface DecisionPanelProps {
  readonly interaction: Interaction;
  /** The choices that are pointed out. */
  readonly marked: readonly Action[];
  /** Buttons that help with the decision; left out, the panel has no place for them. */
  readonly helps?: ReactNode;
  /** What is said above the choices. */
  readonly says: ReactNode;
}

/** The whole decision that is due at this screen: all that can be done, and all that cannot with the reason. */
export function DecisionPanel({ interaction, marked, helps, says }: DecisionPanelProps) {
  const text = useText();
  const [peeked, setPeeked] = useState<Choice | null>(null);
  const decision = useDecidingState(interaction, setPeeked);
  const deciding = decision === null ? null : { ...decision, advised: marked };
  // What was pointed at may be gone without the pointer having left it, or do something else by now.
  const offered = peeked !== null && deciding?.update.choices.find(({ action }) => isSameAction(action, peeked.action));
  const shown = offered || interaction.considered;
  useGhost(shown);
  const folded = useFolded('panel');
  const panel = useRovingFocus<HTMLElement>();
  useTableSelection(panel, deciding);
  useTableGestures(deciding);
  useReadyFocus(panel, deciding?.view.decision ?? null);
  if (deciding === null) return null;
  const pass = passOf(deciding.update.choices);
  return (
    <DecidingContext value={deciding}>
      <section
        className="panel"
        aria-label={text('panel.label')}
        data-region="decision"
        data-folded={folded}
        tabIndex={-1}
        ref={panel}
      >
        <PanelHead>
          {helps !== undefined && (
            <span className="panel-asks">
              {helps}
              <HideButton />
            </span>
          )}
          <FoldButton part="panel" />
        </PanelHead>
        {says}
        <div className="panel-choices" data-waiting={deciding.waiting}>
          <div className="panel-body">
            <DecisionBody />
          </div>
          {pass !== undefined && (
            <ChoiceButton choice={pass} verb="pass" className="pass">
              {choiceWords(pass, deciding, text)}
            </ChoiceButton>
          )}
          {deciding.update.canReset && <ResetButton />}
        </div>
        <Consequences shown={shown} interaction={interaction} />
      </section>
      <TableChoices shown={shown} />
    </DecidingContext>
  );
}

/** Puts the focus on a new decision where it is nowhere else, so that arrows lead into it. */
function useReadyFocus(panel: RefObject<HTMLElement | null>, decision: string | null): void {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (decision !== null && lost) panel.current?.focus({ preventScroll: true });
  }, [panel, decision]);
}

/** Lets the table show what a choice would do. */
function useGhost(choice: Choice | null): void {
  useEffect(() => useTable.setState({ considered: choice }), [choice]);
  useEffect(() => () => useTable.setState({ considered: null }), []);
}

function useDecidingState(
  interaction: Interaction,
  peek: (choice: Choice | null) => void,
): Omit<Deciding, 'advised'> | null {
  const { update } = useGame();
  const selected = useTable((table) => table.selected);
  const confirms = useSettings((settings) => settings.confirmActions);
  const groups = useMemo(() => groupChoices(update.choices, update.refusals), [update.choices, update.refusals]);
  const seat = update.screen.actor;
  const { considered } = interaction;
  const before = seat === null ? undefined : update.view.seats[seat];
  if (seat === null || before === undefined) return null;
  const choose = (choice: Choice, twice: boolean) => {
    if (twice) interaction.confirm();
    else if (confirms) interaction.consider(choice);
    else interaction.commit(choice);
  };
  return {
    update,
    view: update.view,
    seat,
    names: namesOf(update),
    before,
    groups,
    considered,
    again: false,
    selected: considered === null ? selected : subjectOf(considered.action),
    waiting: interaction.waiting,
    choose,
    letGo: interaction.back,
    peek,
  };
}
