import { create } from 'zustand';
import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { useStage } from '../game/state/stage.ts';
import { useSettings } from '../platform/settings.ts';

/** Those settings of a page that a device has for itself. */
type PageSettings = Pick<Settings, 'language' | 'textScale' | 'highContrast'>;

/** What a device sets for itself; nothing of it but its name reaches the table. */
export interface OwnSettings extends PageSettings {
  /** What its owner calls it; empty: by its kind. */
  readonly name: string;
  /** How it calls when there is something to decide, where it can. */
  readonly sound: boolean;
  readonly buzz: boolean;
}

const STORED_AS = 'hadara.hand.settings';

const pageSettings = ({ language, textScale, highContrast }: PageSettings): PageSettings => ({
  language,
  textScale,
  highContrast,
});

const USUAL: OwnSettings = { ...pageSettings(DEFAULT_SETTINGS), name: '', sound: true, buzz: true };

export const useOwnSettings = create<OwnSettings>(() => USUAL);

/** What was kept, of the settings that there are; what is of another kind than it should be counts as never set. */
function kept(storage: Pick<Storage, 'getItem'>): OwnSettings {
  try {
    const stored = Object.entries(Object(JSON.parse(storage.getItem(STORED_AS) ?? '{}')));
    const good = stored.filter(([name, value]) => typeof value === typeof USUAL[name as keyof OwnSettings]);
    return { ...USUAL, ...Object.fromEntries(good) };
  } catch {
    return USUAL;
  }
}

/** Sets the page up as a hand is: without a 3D table, without animation, with what the device has set before. */
export function beginSettings(storage: Pick<Storage, 'getItem'>): void {
  const own = kept(storage);
  useOwnSettings.setState(own);
  useSettings.setState({ ...pageSettings(own), speed: 'instant', flatTable: true, botRemarks: false });
  useStage.setState({ table3D: 'impossible', shown: false });
}

/** Changes what the device has set, for now and later. */
export function setOwn(storage: Pick<Storage, 'setItem'>, change: Partial<OwnSettings>): void {
  useOwnSettings.setState(change);
  const own = useOwnSettings.getState();
  useSettings.setState(pageSettings(own));
  storage.setItem(STORED_AS, JSON.stringify(own));
}
