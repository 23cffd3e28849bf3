import { contextBridge, ipcRenderer } from 'electron';
import { CALL, EVENT, LISTEN } from './channels.ts';

/** All that the page gets of Electron: no `ipcRenderer`, no event object, two functions. */
contextBridge.exposeInMainWorld('hadara', {
  call: (name: string, input: unknown) => ipcRenderer.invoke(CALL, name, input),
  on: (listener: (event: string, payload: unknown) => void) => {
    const forward = (_event: unknown, name: string, payload: unknown) => listener(name, payload);
    ipcRenderer.on(EVENT, forward);
    void ipcRenderer.invoke(LISTEN);
    return () => {
      ipcRenderer.off(EVENT, forward);
    };
  },
});
