import { check, type Task } from './check.ts';

/* A process that checks a share for another one, which has started it with the task as its argument. */

process.send?.(check(JSON.parse(process.argv[2] as string) as Task), () => process.disconnect());
