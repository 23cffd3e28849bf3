import { NO_PHONES } from '../../shared/contract/phones.ts';
import { CallRefused } from './callRefused.ts';
import type { Phones } from './entryPoint.ts';

const refuse = async (): Promise<never> => {
  throw new CallRefused('noGame');
};

/** Where there is no door for phones: nobody can be invited. */
export const noPhones: Phones = {
  state: () => NO_PHONES,
  invite: refuse,
  comeBack: refuse,
  stop: async () => NO_PHONES,
  admit: refuse,
  refuse,
  release: refuse,
  dispose: async () => undefined,
};
