import { create } from 'zustand';
import { NO_PHONES, type PhonesState } from '../../../shared/contract/phones.ts';

/** Whether phones are invited, and which have come, as the host told last. */
export const usePhones = create<PhonesState>(() => NO_PHONES);
