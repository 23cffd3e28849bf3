import { useThree } from '@react-three/fiber';
import { Fragment, useEffect, useMemo, useRef } from 'react';
import type { Observation } from '../../shared/rules/observation/observation.ts';
import { useMoods } from '../game/seats/moods.ts';
import { useSelected, useSelection } from '../game/selection/SelectionProvider.tsx';
import type { SelectionActor } from '../game/selection/selection.ts';
import { useTable } from '../game/state/table.ts';
import type { SafeArea } from '../game/tableHost/safeArea.ts';
import { drawsInSoftware } from '../platform/graphics.ts';
import type { Verdict } from './autoTier.ts';
import { hillHourOf, stageLightOf } from './layout/ceremonies.ts';
import { hasAnnex } from './layout/expansions.ts';
import { shadeOf } from './layout/haloPieces.ts';
import { standing } from './layout/scenePieces.ts';
import { growthOf } from './layout/world.ts';
import type { Effects, TierSettings } from './materials/tier.ts';
import { Anchor } from './models/Anchor.tsx';
import { Boards } from './models/Boards.tsx';
import { CameraRig } from './models/CameraRig.tsx';
import { CardLayers } from './models/CardLayers.tsx';
import { City, useRising } from './models/City.tsx';
import { useCelebrated } from './models/ceremonyTime.ts';
import { DioramaStage } from './models/DioramaStage.tsx';
import { ExpansionLayers } from './models/ExpansionLayers.tsx';
import { FrameStats } from './models/Frames.tsx';
import { useFinale } from './models/finale.ts';
import type { Leading } from './models/glances.ts';
import { LabelLayers, useNames } from './models/LabelLayers.tsx';
import { Lights, useLamps } from './models/Lights.tsx';
import { Pentagon } from './models/Pentagon.tsx';
import { PieceMotion } from './models/PieceMotion.tsx';
import { Room } from './models/Room.tsx';
import { Rehearsal } from './models/rehearsal.ts';
import { Sparks } from './models/Sparks.tsx';
import { Stands } from './models/Stands.tsx';
import { StatueStage } from './models/StatueStage.tsx';
import { StillLife } from './models/StillLife.tsx';
import { type Orbit, TablePointer } from './models/TablePointer.tsx';
import { Desk, Easel, SmallCloth, TableTop } from './models/TableTop.tsx';
import { TokenLayers, useTokens } from './models/TokenLayers.tsx';
import { Wheel } from './models/Wheel.tsx';
import { World } from './models/World.tsx';
import { settingOf, stepsInMind } from './models/wheelHand.ts';
import { ChoreographyContext, makeChoreography } from './motion/choreography.ts';
import { SmoothPicture } from './refinement/SmoothPicture.tsx';
import { StillPicture } from './refinement/StillPicture.tsx';
import type { Titles } from './textures/heroSheet.ts';
import { type TableLayout, useSituation, useTouched } from './useSituation.ts';

const NOBODY: readonly never[] = [];

interface Props {
  readonly settings: TierSettings;
  readonly effects: Effects;
  readonly titles: Titles;
  readonly area: SafeArea;
  readonly tempo: number;
  /** Whether nothing may move, but one picture is shown where the own city would. */
  readonly stills: boolean;
  readonly ghosts: boolean;
  /** Whether anybody sees it: a picture that is only prepared need not become better. */
  readonly seen: boolean;
  /** The element that says how far the picture is. */
  readonly frame: HTMLElement;
  /** What the measured frame times say about the tier. */
  readonly onVerdict: ((verdict: Verdict) => void) | undefined;
}

/** What changes with the pointer, apart from everything else on the table. */
const Touched = ({ layout, tempo, ghosts }: TouchedProps) => {
  const pieces = useTouched(layout, ghosts);
  return <PieceMotion pieces={pieces} tempo={tempo} viewer={layout.position.view.viewer} />;
};

interface TouchedProps {
  readonly layout: TableLayout;
  readonly tempo: number;
  readonly ghosts: boolean;
}

/** The lights as what is decided wants them, or what is celebrated: from where the eye stays, a stage would be far away. */
const StagedLights = ({ decided, scenery, ...rest }: StagedLightsProps) => {
  const event = useCelebrated(scenery, rest.tempo);
  const celebrates = rest.tempo > 0 && rest.effects.movingEye;
  const view = useTable((table) => table.shown);
  const light = stageLightOf(celebrates ? event : null, scenery, view);
  const hidden = celebrates && hillHourOf(event, view) !== null;
  return <Lights {...rest} {...light} hidden={hidden} shade={Math.min(decided, light.shade)} />;
};

interface StagedLightsProps extends Omit<Parameters<typeof Lights>[0], 'shade' | 'spot' | 'night' | 'hidden'> {
  readonly decided: number;
  readonly scenery: TableLayout['scenery'];
}

/** Labels, and portraits that look as everybody feels. */
const Labels = ({ view, ...rest }: LabelsProps) => <LabelLayers moods={useMoods(view)} {...rest} />;

interface LabelsProps extends Omit<Parameters<typeof LabelLayers>[0], 'moods'> {
  readonly view: Observation;
}

/** The wheel, turned as the player has in mind. */
const ConsideredWheel = ({ view, ...rest }: ConsideredWheelProps) => {
  const steps = useSelected((snapshot) => stepsInMind(view, snapshot));
  // Then one looks over the lands, or at a statue: nothing there is to be read.
  const nameless = useTable(({ playing, event }) => playing && NAMELESS.includes(event?.type));
  return <Wheel {...rest} emblems={view.emblems} segments={view.segments} steps={steps} nameless={nameless} />;
};

const NAMELESS: readonly (string | undefined)[] = ['epochStarted', 'statueCarved'];

interface ConsideredWheelProps
  extends Omit<Parameters<typeof Wheel>[0], 'steps' | 'emblems' | 'segments' | 'nameless'> {
  readonly view: Observation;
}

interface CivilisationsProps extends Omit<Parameters<typeof City>[0], 'view' | 'seat' | 'place'> {
  readonly layout: TableLayout;
  readonly names: readonly string[];
}

/** What stands for each seat: the stands of those across the table, and the cities of who sits in front and of who is looked at. */
const Civilisations = ({ layout: { position, front }, names, ...look }: CivilisationsProps) => {
  const { view, places, camera } = position;
  const stands = useMemo(() => standing(position), [position]);
  const looked = camera.name === 'seat' && camera.seat !== front ? [camera.seat] : [];
  return (
    <>
      <Stands view={view} names={names} front={front} stands={stands} {...look} />
      {[front, ...looked].map((seat) => {
        const place = places[seat];
        return (
          place && (
            <Fragment key={seat}>
              {seat !== front && (
                <>
                  <Desk view={view} seat={seat} place={place} settings={look.settings} />
                  <Easel settings={look.settings} />
                  <SmallCloth settings={look.settings} />
                </>
              )}
              <City view={view} seat={seat} place={place} {...look} />
            </Fragment>
          )
        );
      })}
    </>
  );
};

/** When the table is unmounted under the pointer, no leave event comes. */
const useLeaving = (selection: SelectionActor): void =>
  useEffect(
    () => () => {
      selection.send({ type: 'point', piece: null });
      selection.send({ type: 'inspect', thing: null });
      selection.send({ type: 'drop', zone: null });
    },
    [selection],
  );

/** What says whether something still moves: the camera, the wheel, what grows, the light, a statue, points and dust, a city. */
const useMoving = () => {
  const travelling = useRef(true);
  const turning = useRef(true);
  const growing = useRef(true);
  const passing = useRef(true);
  const rising = useRising();
  const carving = useRef(false);
  const sparkling = useRef(false);
  const staging = useRef(false);
  const dissolving = useRef(false);
  return useMemo(
    () => ({
      travelling,
      turning,
      growing,
      passing,
      carving,
      sparkling,
      stage: { staging, dissolving },
      rising,
      busy: [travelling, turning, growing, passing, carving, sparkling, staging, dissolving, rising],
    }),
    [rising],
  );
};

/** A processor that draws has no time for an eye that moves: there it only cuts to what stands on a stage. */
const leadingOf = ({ lit }: TierSettings, { movingEye }: Effects): Leading => {
  if (!movingEye) return 'stays';
  return lit ? 'glides' : 'cuts';
};

/** Everything on the table, for the game in the store. */
export const TableScene = (props: Props) => {
  const { settings, effects, titles, area, tempo, stills, ghosts, seen, frame, onVerdict } = props;
  const size = useThree((state) => state.size);
  const layout = useSituation(size, area);
  const choreography = useMemo(makeChoreography, []);
  const selection = useSelection();
  useLeaving(selection);
  const { travelling, turning, growing, passing, carving, sparkling, stage, rising, busy } = useMoving();
  const orbit = useRef<Orbit>({ yaw: 0, pitch: 0 });
  const hand = useRef<number | null>(null);
  const lamps = useLamps();
  const finale = useFinale(tempo);
  const players = useTable((state) => state.update?.players);
  const tokens = useTokens(settings);
  const playerNames = useMemo(() => players?.map((player) => player.name) ?? NOBODY, [players]);
  const names = useNames(playerNames, settings);
  const growth = useMemo(() => {
    const view = layout?.position.view;
    return view?.segments.map((colour) => growthOf(view, colour)) ?? [];
  }, [layout?.position.view]);
  if (layout === null) return null;
  const { position, pieces, front } = layout;
  const { view, places } = position;
  const setting = settingOf(layout, selection);
  const pace = { tempo, stills, finale };
  const look = settings.theme.looks[view.epoch];
  return (
    <ChoreographyContext key={view.content} value={choreography}>
      <CameraRig layout={layout} {...pace} travelling={travelling} orbit={orbit} leads={leadingOf(settings, effects)} />
      <StagedLights
        settings={settings}
        effects={effects}
        look={look}
        decided={shadeOf(position)}
        scenery={layout.scenery}
        lamps={lamps}
        tempo={tempo}
        passing={passing}
      />
      <StatueStage layout={layout} settings={settings} tempo={tempo} carving={carving} />
      <Room settings={settings} epoch={view.epoch} />
      <TableTop view={view} front={front} place={places[front]} settings={settings} />
      <Rehearsal />
      <StillLife settings={settings} />
      <Pentagon settings={settings} segments={view.segments} epoch={view.epoch} />
      <World
        settings={settings}
        segments={view.segments}
        epoch={view.epoch}
        growth={growth}
        tempo={tempo}
        growing={growing}
      />
      <Boards view={view} front={front} camera={position.camera} settings={settings} />
      <TokenLayers settings={settings} tokens={tokens} />
      {hasAnnex(view.options.expansions) && <ExpansionLayers settings={settings} />}
      <CardLayers pieces={pieces} settings={settings} titles={titles} options={view.options} />
      <Labels view={view} settings={settings} names={names} sitters={players ?? NOBODY} />
      <ConsideredWheel
        view={view}
        settings={settings}
        names={names}
        turning={turning}
        tempo={tempo}
        hand={hand}
        onClick={setting?.press}
      />
      <FrameStats frame={frame} busy={busy} onVerdict={onVerdict} />
      <Civilisations layout={layout} names={playerNames} settings={settings} tempo={tempo} rising={rising} />
      <Sparks layout={layout} settings={settings} tempo={tempo} sparkling={sparkling} />
      <Anchor layout={layout} />
      <TablePointer layout={layout} tempo={tempo} orbit={orbit} hand={hand} setting={setting} />
      <Touched layout={layout} tempo={tempo} ghosts={ghosts} />
      <DioramaStage
        layout={layout}
        settings={settings}
        {...pace}
        {...stage}
        led={effects.movingEye || finale !== null}
      />
      {seen && effects.refinement && <StillPicture lamps={lamps} busy={busy} frame={frame} />}
      {seen && effects.smoothing && <SmoothPicture busy={busy} frame={frame} coarsens={drawsInSoftware()} />}
    </ChoreographyContext>
  );
};
