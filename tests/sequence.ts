import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first line of a file that takes ten seconds and more: it begins first, so that no core waits for it in the end. */
const LONG = '// @long\n';

/** Files of one kind can follow each other in a process: those of a project, with a page around them or without. */
function kindOf({ project, moduleId }: TestSpecification): string {
  const text = readFileSync(moduleId, 'utf8');
  const hasPage = text.startsWith('// @vitest-environment happy-dom');
  return `${project.name} ${hasPage ? 'with a page' : 'without'} ${text.startsWith(LONG) ? 'first' : 'then'}`;
}

/**
 * Runs files of a kind one after the other, and within a kind the longest first, as far as earlier runs told. A process ends as soon as the next
 * file in the line is of another kind, and its successor loads everything anew.
 */
export class KindByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const kinds = new Map(files.map((file) => [file, kindOf(file)]));
    const kind = (file: TestSpecification) => kinds.get(file) ?? '';
    return (await super.sort(files)).sort((one, other) => kind(one).localeCompare(kind(other)));
  }
}
