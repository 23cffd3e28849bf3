import { create } from 'zustand';
import type { HandEnd } from '../../shared/contract/handLine.ts';
import type { Host } from '../platform/host.ts';

/** How far the device is on its way to the table. */
export type HandStage =
  /** Nobody has given it a key: a code is typed. */
  | { readonly name: 'code' }
  | { readonly name: 'connecting' }
  /** Somebody at the table has to let it in. */
  | { readonly name: 'waiting' }
  | { readonly name: 'in' }
  /** There is nothing here for it any more. */
  | { readonly name: 'ended'; readonly end: HandEnd };

export interface HandState {
  readonly stage: HandStage;
  /** The line to the table; `null` before there is one. */
  readonly host: Host | null;
  /** Comes once more by the same key, to tell the table what the device is called now. */
  readonly introduce: () => void;
}

export const useHand = create<HandState>(() => ({ stage: { name: 'code' }, host: null, introduce: () => undefined }));
