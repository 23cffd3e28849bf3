import { homedir, userInfo } from 'node:os';
import path from 'node:path';
import type { AppInfo, Licence, LogFolder } from '../../../shared/contract/answers.ts';
import type { Settings } from '../../../shared/contract/tableSetup.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { writeDiagnostics } from './diagnostics.ts';
import type { HostLog } from './hostLog.ts';
import { licencesOf } from './licences.ts';
import type { Owner } from './privacy.ts';

/** Lines of the log in a report: about the last game. */
const LOG_LINES = 200;

/** What a carrier lends to help with questions; without it nothing opens and nothing is known. */
export interface SupportMeans {
  /** Shows a folder in the system's own window. Resolves to whether it could be. */
  readonly openFolder?: (folder: string) => Promise<boolean>;
  /** The lists of bundled packages that the builds wrote. */
  readonly licencePlaces?: readonly URL[];
  /** Called when the page has drawn something for the first time since it was loaded. */
  readonly onDrawn?: () => void;
  /** What the carrier knows of the computer at this moment. */
  readonly carrierFacts?: () => Readonly<Record<string, string>>;
}

export interface SupportOptions extends SupportMeans {
  readonly info: AppInfo;
  readonly settings: { readonly current: Settings };
  /** The whole disk: what is part of the program lies outside the player's data. */
  readonly disk: FileSystem;
  readonly log: HostLog;
}

/** What a player needs who has a question or a problem. */
export interface Support {
  diagnostics(page: Readonly<Record<string, string>>): Promise<string>;
  openLogs(): Promise<LogFolder>;
  licences(): Promise<readonly Licence[]>;
  /** The page is to be seen. */
  onDrawn(): void;
}

function owner(): Owner {
  const home = homedir();
  try {
    return { home, userName: userInfo().username };
  } catch {
    // Systems without a list of users exist: containers, for one.
    return { home, userName: '' };
  }
}

export function createSupport({ info, settings, disk, log, ...means }: SupportOptions): Support {
  const {
    openFolder = async () => false,
    licencePlaces = [],
    carrierFacts = () => ({}),
    onDrawn = () => undefined,
  } = means;
  return {
    diagnostics: async (page) =>
      writeDiagnostics(
        { info, settings: settings.current, page, carrier: carrierFacts(), log: await log.tail(LOG_LINES) },
        owner(),
      ),
    openLogs: async () => {
      const folder = path.join(info.dataFolder, 'logs');
      return { folder, opened: await openFolder(folder) };
    },
    onDrawn,
    licences: () => licencesOf(disk, licencePlaces, log),
  };
}
