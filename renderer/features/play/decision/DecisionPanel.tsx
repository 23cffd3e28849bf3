import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DecisionId, GameUpdate } from '../../../../shared/contract/answers.ts';
import { dueAfter, type GivingUp, givingUp } from '../../../../shared/forecast/givingUp.ts';
import type { ObservedSeat } from '../../../../shared/rules/observation/observation.ts';
import type { Action } from '../../../../shared/vocabulary/actions.ts';
import type { TileSide } from '../../../../shared/vocabulary/pieces.ts';
import { choiceWords } from '../../../game/actions/index.ts';
import { FoldButton, useFolded } from '../../../game/Buttons.tsx';
import { type ChoiceGroup, type DecisionAtHand, DecisionContext } from '../../../game/decisionContext.ts';
import { namesOf, useGame } from '../../../game/game.ts';
import { gathersMany } from '../../../game/selection/gathering.ts';
import { useSelected, useSelection } from '../../../game/selection/SelectionProvider.tsx';
import { isWaiting } from '../../../game/selection/selection.ts';
import { groupChoices, keyOf, passOf } from '../../../game/selection/subjects.ts';
import { useStage } from '../../../game/state/stage.ts';
import type { Subject } from '../../../game/state/table.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { useRovingFocus } from '../../../ui/keyboard/rovingFocus.ts';
import { ResetButton } from '../bar/UndoButtons.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { DecisionBody } from './DecisionBody.tsx';
import { GivingUpFoot } from './GivingUpFoot.tsx';
import { PanelHead } from './PanelHead.tsx';
import { PreviewDetails } from './PreviewDetails.tsx';
import { TableChoices } from './TableChoices.tsx';
import { isInHand, useHandSlots } from './useHandSlots.ts';

/** Returns the element of the panel that is about a thing. */
const groupElement = (body: HTMLElement | null, subject: Subject): HTMLElement | null =>
  [...(body?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].find(
    (element) => element.dataset.group === keyOf(subject),
  ) ?? null;

/** Returns the element of a group that gets the focus: a choice, else the reason why there is none. */
const firstStop = (group: HTMLElement | null): HTMLElement | null =>
  group?.querySelector<HTMLElement>('.choice[data-rove]:not([aria-disabled="true"])') ??
  group?.querySelector<HTMLElement>('[data-rove]') ??
  null;

/** Brings what is selected, on the 3D table or by a digit key, into view and puts the focus on it. */
function useSelectedFocus(body: RefObject<HTMLElement | null>): void {
  const selection = useSelection();
  const show = useEffectEvent((subject: Subject) => {
    const element = groupElement(body.current, subject);
    element?.scrollIntoView({ block: 'nearest' });
    firstStop(element)?.focus({ preventScroll: true });
  });
  useEffect(() => {
    let before = selection.getSnapshot().context.selected;
    const { unsubscribe } = selection.subscribe(({ context: { selected } }) => {
      const isNew = selected !== before;
      before = selected;
      if (isNew && selected !== null) show(selected);
    });
    return unsubscribe;
  }, [selection]);
}

interface DecisionPanelProps {
  /** The choices that are highlighted, for example as advised. */
  readonly marked: readonly Action[];
  /** Buttons that help with the decision; left out, the panel has no place for them. */
  readonly helps?: ReactNode;
  /** What is said above the choices. */
  readonly says: ReactNode;
}

/** The whole decision that is due at this screen: all that can be done, and all that cannot with the reason. */
export function DecisionPanel({ marked, helps, says }: DecisionPanelProps) {
  const text = useText();
  const due = useDecisionDue();
  const tile = useTileSide(due?.update.decision ?? null, marked);
  const decision = due === null ? null : { ...due, ...tile, advised: marked };
  useOnTable(decision === null ? NOTHING : marked);
  const waiting = useSelected(isWaiting);
  const folded = useFolded('panel');
  const panel = useRovingFocus<HTMLElement>();
  const body = useTightWhereFull();
  const holds = decision !== null && isInHand(decision.view);
  const { hand, slots, plates } = useHandSlots(holds && !folded);
  useOpening(decision !== null);
  useSelectedFocus(panel);
  useReadyFocus(panel, decision?.view.decision ?? null);
  if (decision === null) return null;
  const pass = passOf(decision.update.choices);
  return (
    <DecisionContext value={decision}>
      <section
        className="panel"
        aria-label={text('panel.label')}
        data-region="decision"
        data-folded={folded}
        data-hand={hand}
        style={slots}
        tabIndex={-1}
        ref={panel}
      >
        <PanelHead>
          {helps !== undefined && <span className="panel-asks">{helps}</span>}
          <FoldButton part="panel" />
        </PanelHead>
        {says}
        <div className="panel-choices column fill" data-waiting={waiting} ref={plates}>
          <div className="panel-body fades scroll fill" ref={body}>
            <DecisionBody />
          </div>
          <GivingUpFoot />
          {pass !== undefined && (
            <ChoiceButton choice={pass} verb="pass" className="pass strong centred">
              {choiceWords(pass, decision, text)}
            </ChoiceButton>
          )}
          {decision.update.canReset && <ResetButton />}
        </div>
        <PreviewDetails />
      </section>
      <TableChoices />
    </DecisionContext>
  );
}

/**
 * Marks a list that is too high for its place. Before it scrolls, pictures are left out, and then what is told
 * elsewhere as well.
 */
function useTightWhereFull(): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => markTight(body.current));
  useEffect(() => {
    const observer = new ResizeObserver(() => markTight(body.current));
    if (body.current?.parentElement) observer.observe(body.current.parentElement);
    return () => observer.disconnect();
  }, []);
  return body;
}

function markTight(body: HTMLElement | null): void {
  if (body === null) return;
  for (const tight of ['false', 'signs', 'true']) {
    body.dataset.tight = tight;
    if (body.scrollHeight <= body.clientHeight) return;
  }
}

/** Puts the focus on a new decision if nothing else has it, so that arrow keys lead into the decision. */
function useReadyFocus(panel: RefObject<HTMLElement | null>, decision: string | null): void {
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (decision !== null && lost) panel.current?.focus({ preventScroll: true });
  }, [panel, decision]);
}

const NOTHING: readonly never[] = [];

/** The table marks what is advised, too. */
function useOnTable(advised: readonly Action[]): void {
  useEffect(() => {
    useStage.setState({ advised });
    return () => useStage.setState({ advised: NOTHING });
  }, [advised]);
}

/** Permits selecting while the decision is open. */
function useOpening(isOpen: boolean): void {
  const selection = useSelection();
  useEffect(() => {
    if (!isOpen) return;
    selection.send({ type: 'open' });
    return () => selection.send({ type: 'close' });
  }, [selection, isOpen]);
}

/** The cost of the cards gathered for removal; `null` when no more than one has to be removed. */
function useGivingUp({ view }: GameUpdate, seat: ObservedSeat | undefined): GivingUp | null {
  const many = useSelected(({ context }) => gathersMany(context));
  const gathered = useSelected(({ context }) => context.gathered);
  return useMemo(() => {
    if (!many || seat === undefined || view.decision !== 'feeding') return null;
    const actions = gathered.map(({ action }) => action);
    // While the removals are carried out one after the other, the first may be done already.
    return dueAfter(view, seat, actions) === null ? null : givingUp(view, seat, actions);
  }, [many, gathered, view, seat]);
}

/** The groups in their order; each choice shows what it costs together with those gathered. */
const sharing = (groups: readonly ChoiceGroup[], all: GivingUp | null): readonly ChoiceGroup[] =>
  all === null
    ? groups
    : groups.map((group) => ({
        ...group,
        choices: group.choices.map((choice) => ({
          ...choice,
          preview: { ...choice.preview, ...all.share(choice.action).preview },
        })),
      }));

/** The side of the tiles that is shown: for a new decision the advised one, else the track side. */
function useTileSide(
  decision: DecisionId | null,
  marked: readonly Action[],
): Pick<DecisionAtHand, 'tileSide' | 'turnTile'> {
  const [turned, setTurned] = useState<{ readonly decision: DecisionId | null; readonly side: TileSide } | null>(null);
  const advised = marked.find((action) => action.type === 'statue')?.side;
  return {
    tileSide: turned?.decision === decision ? turned.side : (advised ?? 'track'),
    turnTile: (side) => setTurned({ decision, side }),
  };
}

function useDecisionDue(): Omit<DecisionAtHand, 'advised' | 'tileSide' | 'turnTile'> | null {
  const { update } = useGame();
  const seat = update.screen.actor;
  const before = seat === null ? undefined : update.view.seats[seat];
  const all = useGivingUp(update, before);
  const groups = useMemo(
    () => sharing(groupChoices(update.choices, update.refusals), all),
    [update.choices, update.refusals, all],
  );
  if (seat === null || before === undefined) return null;
  return { update, view: update.view, seat, names: namesOf(update), before, groups, givingUp: all, inPopover: false };
}
