import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** How long each file took in the run before the first fault, where all of its tests ran. */
const durations = new Map<string, number>();

/** Runs the quickest files first: a run ends with the first test that fails, so few faults reach the slow ones. */
export class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    for (const { moduleId, project } of files) {
      const name = `${project.name}:${path.relative(this.ctx.config.root, moduleId)}`;
      const last = this.ctx.cache.getFileTestResults(name);
      if (last !== undefined && !durations.has(moduleId)) durations.set(moduleId, last.duration);
    }
    const duration = ({ moduleId }: TestSpecification) => durations.get(moduleId) ?? 0;
    return Promise.resolve([...files].sort((one, other) => duration(one) - duration(other)));
  }
}
