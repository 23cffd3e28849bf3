import { Canvas, type RootState } from '@react-three/fiber';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Color, NeutralToneMapping, type WebGLRendererParameters } from 'three';
import type { MeasuredTier } from '../../shared/contract/tableSetup.ts';
import type { Quality, Speed, Tier } from '../../shared/vocabulary/preferences.ts';
import { loadFonts } from '../cards/fonts.ts';
import { TABLE_TEMPOS } from '../game/playback/timing.ts';
import { useSelection } from '../game/selection/SelectionProvider.tsx';
import { GAME_SAFE_AREA, type SafeArea } from '../game/tableHost/safeArea.ts';
import { chooseTier, drawsInSoftware, smoothsCheaply } from '../platform/graphics.ts';
import { useSettings } from '../platform/settings.ts';
import { tierAfter, type Verdict } from './autoTier.ts';
import { FIELD_OF_VIEW } from './layout/cameraPose.ts';
import { loadMatcaps } from './materials/matcaps.ts';
import { layOut } from './materials/oneLayout.ts';
import { THEMES, type Theme } from './materials/themes.ts';
import { effectsOf, pixelRatioOf, TIER_SETTINGS } from './materials/tier.ts';
import { ContextLossWatch, FrameCap } from './models/Frames.tsx';
import { rendererOf } from './models/rehearsal.ts';
import { TableScene } from './TableScene.tsx';
import type { Titles } from './textures/heroSheet.ts';

interface Props {
  readonly quality: Quality;
  readonly reducedMotion: boolean;
  /** Titles of the cards in the reader's language. */
  readonly titles: Titles;
  /** Pace of all motion. */
  readonly speed?: Speed;
  /** How many times as fast as that. */
  readonly speedFactor?: number;
  /** Whether to show where the markers would go. */
  readonly ghosts?: boolean;
  /** Whether anybody sees it, or it is prepared behind another screen. */
  readonly seen?: boolean;
  /** What panels cover; the table is centred in the rest. */
  readonly safeArea?: SafeArea;
  /** Called when the graphics driver gives up; the table is then blank until it is mounted again. */
  readonly onContextLost?: () => void;
  /** Called when what was measured speaks for another tier; only with `auto`. */
  readonly onMeasured?: (measured: MeasuredTier) => void;
}

/** Darker corners, drawn by a style sheet: an additional render pass would cost time. */
const vignetteOf = ({ vignette }: Theme): CSSProperties => ({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: `radial-gradient(ellipse at 50% 48%, transparent 74%, rgba(8, 4, 2, ${vignette}) 100%)`,
});

const useFonts = (): boolean => {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let mounted = true;
    void Promise.allSettled([loadFonts(), loadMatcaps()]).then(() => mounted && setLoaded(true));
    return () => {
      mounted = false;
    };
  }, []);
  return loaded;
};

const prepare = ({ gl, scene }: RootState): void => {
  // The canvas has set one of its own since the renderer was made.
  gl.toneMapping = NeutralToneMapping;
  scene.background = new Color('#100a06');
  scene.onBeforeRender = () => layOut(scene);
};

/** What is drawn with, and with what effects; the settings say so, within what this machine can do. */
const usePicture = (quality: Quality) => {
  const { tableTheme, measuredTier, resolution, shadows, refinement, movingEye, frameCap } = useSettings();
  const tier = chooseTier(quality, measuredTier);
  const settings = useMemo(() => ({ ...TIER_SETTINGS[tier], theme: THEMES[tableTheme] }), [tier, tableTheme]);
  const effects = useMemo(
    () => effectsOf(settings, { resolution, shadows, refinement, movingEye, frameCap }, drawsInSoftware()),
    [settings, resolution, shadows, refinement, movingEye, frameCap],
  );
  return {
    settings,
    tableTheme,
    effects,
    frameCap,
    pixelRatio: pixelRatioOf(settings, resolution, window.devicePixelRatio),
  };
};

/** What to do about a verdict on the frame times; nothing where the player has chosen the tier, or the processor draws. */
const useVerdict = (quality: Quality, tier: Tier, onMeasured: Props['onMeasured']) =>
  useMemo(() => {
    if (quality !== 'auto' || onMeasured === undefined || drawsInSoftware()) return undefined;
    return (verdict: Verdict) => {
      const before = useSettings.getState().measuredTier;
      const after = tierAfter({ tier, tooSlow: before?.tooSlow ?? null }, verdict);
      if (after !== null) onMeasured(after);
    };
  }, [quality, tier, onMeasured]);

/**
 * The 3D table of the game in the store. It is decoration to assistive technology: the panels are the whole game.
 * Needs WebGL2 (`hasWebGL2`).
 */
export const Table = ({
  quality,
  reducedMotion,
  titles,
  speed = 'normal',
  speedFactor = 1,
  ghosts = true,
  seen = true,
  safeArea = GAME_SAFE_AREA,
  onContextLost,
  onMeasured,
}: Props) => {
  const selection = useSelection();
  const fonts = useFonts();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const { settings, tableTheme, effects, frameCap, pixelRatio } = usePicture(quality);
  const { tier, lit } = settings;
  const onVerdict = useVerdict(quality, tier, onMeasured);
  return (
    <div ref={setFrame} aria-hidden="true" data-table="" data-tier={tier} style={{ position: 'absolute', inset: 0 }}>
      {frame !== null && (
        <Canvas
          key={`${tier} ${tableTheme}`}
          frameloop="demand"
          shadows={lit ? 'percentage' : false}
          dpr={pixelRatio}
          gl={(parameters) =>
            rendererOf(
              { ...(parameters as WebGLRendererParameters), antialias: smoothsCheaply(tier), alpha: false },
              settings,
            )
          }
          camera={{ fov: FIELD_OF_VIEW, near: 1, far: 70 }}
          onCreated={prepare}
          // A press on the bare table.
          onPointerMissed={() => selection.send({ type: 'cancel', by: 'table' })}
        >
          <ContextLossWatch onLost={onContextLost} />
          <FrameCap cap={frameCap} />
          {fonts && (
            <TableScene
              settings={settings}
              effects={effects}
              onVerdict={onVerdict}
              titles={titles}
              area={safeArea}
              tempo={reducedMotion ? 0 : TABLE_TEMPOS[speed] / speedFactor}
              stills={reducedMotion && speed !== 'instant'}
              ghosts={ghosts}
              seen={seen}
              frame={frame}
            />
          )}
        </Canvas>
      )}
      <div style={vignetteOf(settings.theme)} />
    </div>
  );
};
