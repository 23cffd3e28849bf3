import { standIn } from '../../electron/boot/standIn.ts';

/** Loaded before the program: a fake Electron, whose window is one of an installed browser. */
standIn(new URL('./electronModule.ts', import.meta.url));
