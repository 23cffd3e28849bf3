import { register } from 'node:module';

/** Lets a program's `import 'electron'` find another module. To be called before the program is loaded. */
export function standIn(electron: URL): void {
  const hook = `export const resolve = (name, context, next) =>
    next(name === 'electron' ? ${JSON.stringify(electron.href)} : name, context);`;
  register(`data:text/javascript,${encodeURIComponent(hook)}`);
}
