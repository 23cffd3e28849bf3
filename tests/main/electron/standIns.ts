import { pathToFileURL } from 'node:url';
import { fileOf } from '../../programs.ts';

const asModule = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;

/** Arguments of Node with which the `import 'electron'` of a program finds a module that takes its place. */
export function standingIn(name: 'boot' | 'selfTest'): readonly string[] {
  const electron = pathToFileURL(fileOf(name)).href;
  const hook = `export const resolve = (name, context, next) =>
    next(name === 'electron' ? ${JSON.stringify(electron)} : name, context);`;
  const loader = `import { register } from 'node:module'; register(${JSON.stringify(asModule(hook))});`;
  return ['--import', asModule(loader)];
}
