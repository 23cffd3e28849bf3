import { type ComponentType, lazy } from 'react';

interface PanelProps {
  readonly onClose: () => void;
}

/** A dialog that can be opened over any screen. */
export type Panel = ComponentType<PanelProps>;

/**
 * What a feature adds to the page: its screens and its dialogs, each by its name. Each feature that has any exports one
 * from its `feature.ts`, and `renderer/app/features.ts` lists them. The names stand in the type, so that the names of all
 * screens follow from the list.
 */
export interface Feature<ScreenName extends string = string, PanelName extends string = string> {
  readonly screens: Readonly<Record<ScreenName, ComponentType>>;
  readonly panels: Readonly<Record<PanelName, Panel>>;
}

/** A screen that is loaded when it is first shown. */
export const lazyScreen = (load: () => Promise<ComponentType>): ComponentType =>
  lazy(async () => ({ default: await load() }));
