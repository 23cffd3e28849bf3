import type { ComponentType } from 'react';
import { challenges } from '../features/challenges/feature.ts';
import { gallery } from '../features/gallery/feature.ts';
import { lessons } from '../features/lessons/feature.ts';
import { library } from '../features/library/feature.ts';
import { phones } from '../features/phones/feature.ts';
import { settings } from '../features/settings/feature.ts';
import { setup } from '../features/setup/feature.ts';
import { statistics } from '../features/statistics/feature.ts';
import { title } from '../features/title/feature.ts';
import type { Feature, Panel } from '../platform/feature.ts';

/** Every feature that has a screen or a dialog of its own. The others are parts of the table's screens. */
const FEATURES = {
  challenges,
  gallery,
  lessons,
  library,
  phones,
  settings,
  setup,
  statistics,
  title,
} satisfies Readonly<Record<string, Feature>>;

type Listed = (typeof FEATURES)[keyof typeof FEATURES];
type ScreenIn<F> = F extends Feature<infer Name, string> ? Name : never;
type PanelIn<F> = F extends Feature<string, infer Name> ? Name : never;
type FeatureScreen = ScreenIn<Listed>;
type FeaturePanel = PanelIn<Listed>;

/** The dialogs that only the screen of a game shows: `Panels.tsx`. */
export type GamePanel = 'score' | 'books' | 'analysis' | 'seats' | 'takeBack' | 'commands';

declare module '../platform/app.ts' {
  interface Names {
    /** The table's screens are put together here, in `App.tsx`. */
    readonly screen: FeatureScreen | 'game' | 'replay';
    readonly panel: FeaturePanel | GamePanel;
  }
}

export const FEATURE_SCREENS = Object.fromEntries(
  Object.values(FEATURES).flatMap(({ screens }) => Object.entries(screens)),
) as Readonly<Record<FeatureScreen, ComponentType>>;

export const FEATURE_PANELS = Object.fromEntries(
  Object.values(FEATURES).flatMap(({ panels }) => Object.entries(panels)),
) as Readonly<Record<FeaturePanel, Panel>>;
