import { register } from 'node:module';

/** Loaded before the program: lets its `import 'electron'` find the fake module beside this file. */
const fake = new URL('./electronModule.ts', import.meta.url).href;
const hook = `export const resolve = (name, context, next) =>
  next(name === 'electron' ? ${JSON.stringify(fake)} : name, context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
