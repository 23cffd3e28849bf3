import { useThree } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import { useTable } from '../store/table.ts';
import { hasAnnex } from './layout/annexPrint.ts';
import { rotationTowards, wheelSteps } from './layout/wheel.ts';
import { LOOKS } from './materials/epochLook.ts';
import type { TierSettings } from './materials/tier.ts';
import { Boards } from './models/Boards.tsx';
import { CameraRig } from './models/CameraRig.tsx';
import { CardLayers } from './models/CardLayers.tsx';
import { Conductor } from './models/Conductor.tsx';
import { ExpansionLayers } from './models/ExpansionLayers.tsx';
import { Gauge } from './models/Gauge.tsx';
import { LabelLayers } from './models/LabelLayers.tsx';
import { Lights } from './models/Lights.tsx';
import { useNames } from './models/names.ts';
import { Pentagon } from './models/Pentagon.tsx';
import { Stands } from './models/Stands.tsx';
import { StillPicture } from './models/StillPicture.tsx';
import { TableTop } from './models/TableTop.tsx';
import { TokenLayers } from './models/TokenLayers.tsx';
import { useTokens } from './models/tokens.ts';
import { Wheel } from './models/Wheel.tsx';
import { ChoreographyContext, makeChoreography } from './motion/choreography.ts';
import type { SafeArea } from './safeArea.ts';
import type { Titles } from './textures/cardPage.ts';
import { type TableLayout, useSituation } from './useSituation.ts';

const NOBODY: readonly string[] = [];

interface Props {
  readonly settings: TierSettings;
  readonly titles: Titles;
  readonly area: SafeArea;
  readonly tempo: number;
  readonly ghosts: boolean;
  /** The element that says how far the picture is. */
  readonly frame: HTMLElement;
}

/** While the wheel is to be set, a click on it turns the considered setting on by one segment. */
const turnOn = ({ situation }: TableLayout): (() => void) | undefined => {
  const { choices, view, actor } = situation;
  if (actor === null || !choices.some(({ action }) => action.type === 'setWheel')) return undefined;
  return () => {
    const { considered, selected } = useTable.getState();
    const steps = wheelSteps(view, considered, selected);
    useTable.setState({ selected: { kind: 'wheel', rotation: rotationTowards(steps + 1, 0) } });
  };
};

/** Everything on the table, for the game in the store. */
export const TableScene = ({ settings, titles, area, tempo, ghosts, frame }: Props) => {
  const size = useThree((state) => state.size);
  const layout = useSituation(size, area, ghosts);
  const choreography = useMemo(makeChoreography, []);
  const travelling = useRef(true);
  const turning = useRef(true);
  const players = useTable((state) => state.update?.players);
  const tokens = useTokens(settings);
  const playerNames = useMemo(() => players?.map((player) => player.name) ?? NOBODY, [players]);
  const names = useNames(playerNames, settings);
  if (layout === null) return null;
  const { situation, pieces, eye, front } = layout;
  const { view, considered, selected, places } = situation;
  return (
    <ChoreographyContext key={view.content} value={choreography}>
      <CameraRig eye={eye} tempo={tempo} travelling={travelling} />
      <Lights tier={settings.tier} epoch={view.epoch} />
      <TableTop settings={settings} place={places[front]} epoch={view.epoch} />
      <Pentagon settings={settings} segments={view.segments} epoch={view.epoch} />
      <Boards view={view} front={front} camera={situation.camera} settings={settings} />
      <TokenLayers settings={settings} tokens={tokens} />
      {hasAnnex(view.options.expansions) && <ExpansionLayers settings={settings} />}
      <CardLayers pieces={pieces} settings={settings} titles={titles} options={view.options} />
      <LabelLayers settings={settings} names={names} />
      <Wheel
        settings={settings}
        steps={wheelSteps(view, considered, selected)}
        emblems={view.emblems}
        names={names}
        tokens={tokens}
        turning={turning}
        tempo={tempo}
        onClick={turnOn(layout)}
      />
      <Conductor pieces={pieces} tempo={tempo} viewer={view.viewer} />
      <Gauge frame={frame} busy={[travelling, turning]} />
      <Stands view={view} names={playerNames} front={front} settings={settings} />
      {settings.tier === 'high' && (
        <StillPicture
          eye={eye}
          pieces={pieces}
          busy={[travelling, turning]}
          exposure={LOOKS[view.epoch].exposure}
          epoch={view.epoch}
          frame={frame}
        />
      )}
    </ChoreographyContext>
  );
};
