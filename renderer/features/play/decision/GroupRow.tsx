import { useDecision } from '../../../game/decisionContext.ts';
import type { ChoiceGroup } from '../../../game/selection/subjects.ts';
import { AllyRow } from './AllyRow.tsx';
import { BoxRow } from './BoxRow.tsx';
import { ColonyRow } from './ColonyRow.tsx';
import { HandRow } from './HandRow.tsx';
import { MedalRow } from './MedalRow.tsx';
import { MonumentRow } from './MonumentRow.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { PileRow } from './PileRow.tsx';
import { RedeemRow } from './RedeemRow.tsx';
import { RemovalRow } from './RemovalRow.tsx';
import { RotationRow } from './RotationRow.tsx';
import { SideRow } from './SideRow.tsx';
import { StallRow } from './StallRow.tsx';
import { StatueRow } from './StatueRow.tsx';
import { TileRow } from './TileRow.tsx';

/** All that can, and cannot, be done with one thing: the same in the panel and beside the piece on the table. */
export function GroupRow({ group }: { readonly group: ChoiceGroup }) {
  const { subject } = group;
  switch (subject.kind) {
    case 'card':
      return <CardRow group={group} card={subject.card} />;
    case 'pile':
      return <PileRow group={group} colour={subject.colour} />;
    case 'colony':
      return <ColonyRow group={group} level={subject.level} />;
    case 'statue':
      return <StatueRow group={group} requirement={subject.requirement} />;
    case 'wheel':
      return <RotationRow group={group} rotation={subject.rotation} />;
    case 'side':
      return <SideRow group={group} side={subject.side} />;
    case 'medal':
      return <MedalRow group={group} medal={subject.medal} />;
    case 'monument':
      return <MonumentRow group={group} />;
    case 'tile':
      return <TileRow group={group} tile={subject.tile} />;
    case 'track':
      return <AllyRow group={group} track={subject.track} />;
    case 'stall':
      return <StallRow group={group} space={subject.space} />;
    case 'box':
      return <BoxRow group={group} colour={subject.colour} />;
    case 'payment':
      return <PaymentRow group={group} />;
  }
}

/** A card: drawn, to be given up, or with a tile on it that can be taken back. */
function CardRow(props: Parameters<typeof HandRow>[0]) {
  const { view } = useDecision();
  if (view.decision === 'draft') return <HandRow {...props} />;
  return view.decision === 'feeding' ? <RemovalRow {...props} /> : <RedeemRow {...props} />;
}
