import { Canvas, type RootState } from '@react-three/fiber';
import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Color, NeutralToneMapping } from 'three';
import type { Speed } from '../../shared/vocabulary/preferences.ts';
import { useStage } from '../store/stage.ts';
import { loadFonts } from './cardFace/fonts.ts';
import { chooseTier, smoothsCheaply } from './graphics.ts';
import { FIELD_OF_VIEW } from './layout/eye.ts';
import { type Quality, TIER_SETTINGS } from './materials/tier.ts';
import { LossWatch } from './models/LossWatch.tsx';
import { GAME_SAFE_AREA, type SafeArea } from './safeArea.ts';
import { TableScene } from './TableScene.tsx';
import type { Titles } from './textures/cardPage.ts';

interface Props {
  readonly quality: Quality;
  readonly reducedMotion: boolean;
  /** Titles of the cards in the reader's language. */
  readonly titles: Titles;
  /** Pace of all motion. */
  readonly speed?: Speed;
  /** How many times as fast as that. */
  readonly haste?: number;
  /** Whether to show where the markers would go. */
  readonly ghosts?: boolean;
  /** What panels cover; the table is centred in the rest. */
  readonly safeArea?: SafeArea;
  /** Called when the graphics driver gives up; the table is then blank until it is mounted again. */
  readonly onContextLost?: () => void;
}

/** Darker corners: free, where a pass over the picture would not be. */
const VIGNETTE: CSSProperties = {
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  background: 'radial-gradient(ellipse at 50% 48%, transparent 55%, rgba(8, 4, 2, 0.55) 100%)',
};

const TEMPOS = { normal: 1, fast: 0.5, instant: 0 } as const;

const useFonts = (): boolean => {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let mounted = true;
    loadFonts().then(
      () => mounted && setLoaded(true),
      () => mounted && setLoaded(true),
    );
    return () => {
      mounted = false;
    };
  }, []);
  return loaded;
};

/** A press on the bare table lets go of what was chosen. */
const letGo = (): void => useStage.setState({ gesture: { kind: 'letGo' } });

const prepare = ({ gl, scene }: RootState): void => {
  gl.toneMapping = NeutralToneMapping;
  scene.background = new Color('#100a06');
};

/**
 * The 3D table of the game in the store. It is decoration to assistive technology: the panels are the whole game.
 * Needs WebGL2 (`hasWebGL2`).
 */
export const Table = ({
  quality,
  reducedMotion,
  titles,
  speed = 'normal',
  haste = 1,
  ghosts = true,
  safeArea = GAME_SAFE_AREA,
  onContextLost,
}: Props) => {
  const fonts = useFonts();
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const settings = useMemo(() => TIER_SETTINGS[chooseTier(quality)], [quality]);
  const { tier, pixelRatio } = settings;
  return (
    <div ref={setFrame} aria-hidden="true" data-table="" data-tier={tier} style={{ position: 'absolute', inset: 0 }}>
      {fonts && frame !== null && (
        <Canvas
          key={tier}
          frameloop="demand"
          shadows={tier === 'high' ? 'percentage' : false}
          dpr={typeof pixelRatio === 'number' ? pixelRatio : [...pixelRatio]}
          gl={{ antialias: smoothsCheaply(tier), powerPreference: 'high-performance', alpha: false }}
          camera={{ fov: FIELD_OF_VIEW, near: 1, far: 70 }}
          onCreated={prepare}
          onPointerMissed={letGo}
        >
          <LossWatch onLost={onContextLost} />
          <TableScene
            settings={settings}
            titles={titles}
            area={safeArea}
            tempo={reducedMotion ? 0 : TEMPOS[speed] / haste}
            ghosts={ghosts}
            frame={frame}
          />
        </Canvas>
      )}
      <div style={VIGNETTE} />
    </div>
  );
};
