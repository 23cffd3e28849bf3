import type { Choice } from '../../../../shared/rules/observation/observation.ts';
import { TILE_SIDES } from '../../../../shared/vocabulary/pieces.ts';
import { rowOf } from '../../../game/actions/index.ts';
import type { Row } from '../../../game/actions/view.ts';
import { type ChoiceGroup, useDecision } from '../../../game/decisionContext.ts';
import { useInspects } from '../../../game/inspect/hover.ts';
import { useText } from '../../../platform/i18n/text.ts';
import { Segments } from '../../../ui/controls/Segments.tsx';
import { Icon } from '../../../ui/symbols/Icon.tsx';
import { CardRow } from './CardRow.tsx';
import { Changes } from './Changes.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { RefusedChoice } from './RefusedChoice.tsx';

interface RowProps {
  readonly group: ChoiceGroup;
  readonly row: Row;
}

/** All that can, and cannot, be done with one thing: the same in the panel and beside the piece on the table. */
export function ActionRow({ group }: { readonly group: ChoiceGroup }) {
  const text = useText();
  const row = rowOf(group, useDecision(), text);
  if (row === null) return <CardRow group={group} />;
  if (row.sign !== undefined && group.choices.length === 0) return <RefusedRow group={group} row={row} />;
  return (
    <GroupFrame group={group} label={row.label} className={row.className ?? ''}>
      {row.head}
      <Choices group={group} row={row} />
    </GroupFrame>
  );
}

function Choices({ group, row }: RowProps) {
  if (row.bonus !== undefined) return <SidesOfTile group={group} row={row} bonus={row.bonus} />;
  const all = (
    <>
      {group.choices.map((choice) => (
        <Use key={JSON.stringify(choice.action)} choice={choice} row={row} />
      ))}
      {group.refusals.map((refusal) => (
        <RefusedChoice key={refusal.reason} refusal={refusal} label={row.refused ?? row.label} />
      ))}
    </>
  );
  return row.head === undefined ? all : <div className="row-choices gap-3-5 stack">{all}</div>;
}

interface SidesProps extends RowProps {
  readonly bonus: number;
}

/** Lets the player choose the side of a tile; each side says what it brings. */
export function TileSides({ label, bonus }: Pick<Row, 'label'> & Pick<SidesProps, 'bonus'>) {
  const text = useText();
  const { tileSide, turnTile } = useDecision();
  return (
    <Segments
      className="tile-sides"
      label={label}
      options={TILE_SIDES}
      value={tileSide}
      wordsFor={(side) => (
        <>
          {text(`choice.tile.${side}`)}{' '}
          <span className="figure bold gap-2-5">
            {text.signed(bonus)}
            <Icon name={side === 'track' ? 'arrow' : 'points'} />
          </span>
        </>
      )}
      nameFor={(side) => text(`choice.statue.${side}`, { bonus })}
      onChange={turnTile}
    />
  );
}

/**
 * Lets the player choose the side of a tile if that is not chosen once for all rows, and shows the choices with that
 * side.
 */
function SidesOfTile({ group, row, bonus }: SidesProps) {
  const { tileSide, inPopover } = useDecision();
  return (
    <>
      {(inPopover || group.subject.kind !== 'tile') && <TileSides label={row.label} bonus={bonus} />}
      <div className="row-choices gap-3-5 stack">
        {group.choices
          .filter(({ action }) => 'side' in action && action.side === tileSide)
          .map((choice) => (
            <Use key={JSON.stringify(choice.action)} choice={choice} row={row} />
          ))}
      </div>
    </>
  );
}

/** One choice of a row. */
function Use({ choice, row }: { readonly choice: Choice; readonly row: Row }) {
  const { before } = useDecision();
  const inspects = useInspects();
  const { content, without = [], told = [], compared = false, ...button } = row.choice(choice);
  return (
    <ChoiceButton choice={choice} {...button}>
      {content(<Changes preview={choice.preview} {...{ before, without, told, compared }} />, inspects)}
    </ChoiceButton>
  );
}

/** A thing with which nothing can be done now, in one line with the reason. */
const RefusedRow = ({ group, row: { label, sign } }: RowProps) => (
  <GroupFrame group={group} label={label}>
    {group.refusals.map((refusal) => (
      <RefusedChoice
        key={refusal.reason}
        refusal={refusal}
        label={label}
        sign={sign}
        named={group.subject.kind === 'monument'}
        className="refused-row dense level"
      />
    ))}
  </GroupFrame>
);
