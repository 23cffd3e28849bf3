import { standIn } from './standIn.ts';

/** Loaded before the program: a fake Electron, whose window looks around and closes. */
standIn(new URL('./electronModule.ts', import.meta.url));
