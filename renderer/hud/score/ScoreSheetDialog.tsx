import type { GameUpdate } from '../../../shared/contract/contract.ts';
import type { ScoreSheet } from '../../../shared/vocabulary/score.ts';
import { SCORE_CATEGORIES } from '../../../shared/vocabulary/score.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { useCommands } from '../commands.ts';
import { Modal } from '../controls/Modal.tsx';
import { useGame } from '../game.ts';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Emblem } from '../seats/Emblem.tsx';

const CATEGORY_ICONS = {
  colonies: 'colony',
  statues: 'statue',
  silver: 'medal',
  gold: 'medal',
  cards: 'card',
  coins: 'coin',
} as const satisfies Record<(typeof SCORE_CATEGORIES)[number], IconName>;

interface ScoreSheetDialogProps {
  readonly sheet: ScoreSheet;
  readonly onClose: () => void;
}

/** The final score by category and seat (rules §8). */
export function ScoreSheetDialog({ sheet, onClose }: ScoreSheetDialogProps) {
  const text = useText();
  const commands = useCommands();
  const { update } = useGame();
  return (
    <Modal title={text('score.title')} className="score" onClose={onClose}>
      <p className="score-verdict">{verdict(sheet, update, text)}</p>
      <ScoreTable sheet={sheet} />
      {decidedByCoins(sheet) && <p className="score-tie">{text('score.tie')}</p>}
      <footer className="modal-foot">
        <button type="button" className="button button-quiet" onClick={() => void commands.leave()}>
          {text('score.toTitle')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {text('score.table')}
        </button>
        <button type="button" className="button button-main" onClick={() => void commands.start(rematchOf(update))}>
          {text('score.rematch')}
        </button>
      </footer>
    </Modal>
  );
}

const rematchOf = ({ players, view }: GameUpdate) => ({ mode: view.options.mode, players: [...players] });

function verdict({ winners, lines }: ScoreSheet, update: GameUpdate, text: Text): string {
  const names = winners.map((seat) => update.players[seat]?.name ?? '');
  const points = lines[winners[0] ?? 0]?.total ?? 0;
  return names.length === 1
    ? text('score.winner', { name: names[0] ?? '', points })
    : text('score.shared', { names: text.list(names), points });
}

/** Whether somebody else has as many points as the winners. */
const decidedByCoins = ({ winners, lines }: ScoreSheet): boolean => {
  const best = lines[winners[0] ?? 0]?.total;
  return lines.filter(({ total }) => total === best).length > winners.length;
};

function ScoreTable({ sheet }: { readonly sheet: ScoreSheet }) {
  const text = useText();
  const { update } = useGame();
  const { lines, winners } = sheet;
  return (
    <table className="score-table">
      <thead>
        <tr>
          <th scope="col">{text('score.category')}</th>
          {update.players.map((player, seat) => (
            <th key={player.emblem} scope="col" data-winner={winners.includes(seat)}>
              <Emblem emblem={player.emblem} />
              {player.name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORE_CATEGORIES.map((category) => (
          <tr key={category}>
            <th scope="row">
              <Icon name={CATEGORY_ICONS[category]} className={`score-${category}`} />
              {text(`score.${category}`)}
            </th>
            {lines.map((line, seat) => (
              <td key={update.players[seat]?.emblem} data-winner={winners.includes(seat)}>
                {line[category]}
              </td>
            ))}
          </tr>
        ))}
        <tr className="score-total">
          <th scope="row">
            <Icon name="points" />
            {text('score.total')}
          </th>
          {lines.map((line, seat) => (
            <td key={update.players[seat]?.emblem} data-winner={winners.includes(seat)}>
              {line.total}
            </td>
          ))}
        </tr>
        <tr className="score-left">
          <th scope="row">{text('score.leftover')}</th>
          {lines.map((line, seat) => (
            <td key={update.players[seat]?.emblem} data-winner={winners.includes(seat)}>
              {line.leftoverCoins}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
