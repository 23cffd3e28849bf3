import { DEFAULT_SETTINGS } from '../../shared/contract/defaultSettings.ts';
import type { Settings } from '../../shared/contract/tableSetup.ts';
import { useStage } from '../game/state/stage.ts';
import { useSettings } from '../platform/settings.ts';

/** What a device sets for itself; nothing of it reaches the table. */
type OwnSettings = Pick<Settings, 'language' | 'textScale' | 'highContrast'>;

const STORED_AS = 'hadara.hand.settings';

function kept(storage: Pick<Storage, 'getItem'>): Partial<OwnSettings> {
  try {
    return Object(JSON.parse(storage.getItem(STORED_AS) ?? '{}')) as Partial<OwnSettings>;
  } catch {
    return {};
  }
}

/** Sets the page up as a hand is: without a 3D table, without animation, with what the device has set before. */
export function beginSettings(storage: Pick<Storage, 'getItem'>): void {
  const { language, textScale, highContrast } = { ...DEFAULT_SETTINGS, ...kept(storage) };
  useSettings.setState({ language, textScale, highContrast, speed: 'instant', flatTable: true, botRemarks: false });
  useStage.setState({ table3D: 'impossible', shown: false });
}

/** Changes what the device has set, for now and later. */
export function setOwn(storage: Pick<Storage, 'getItem' | 'setItem'>, change: Partial<OwnSettings>): void {
  useSettings.setState(change);
  storage.setItem(STORED_AS, JSON.stringify({ ...kept(storage), ...change }));
}
