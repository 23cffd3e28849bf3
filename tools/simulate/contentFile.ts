import { readFileSync } from 'node:fs';
import { contentIdOf } from '../../main/host/content/fingerprint.ts';
import { prepareContent, registerContent } from '../../shared/content/content.ts';
import { readContent } from '../../shared/content/readContent.ts';
import type { ContentId } from '../../shared/vocabulary/pieces.ts';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`--content cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Reads a content file and makes it known to the rules (rules §15). Throws an Error that says where in the file
 * something is wrong.
 */
export function loadContent(file: string): ContentId {
  const read = readContent(textOf(file));
  if ('problem' in read) {
    const { place, message } = read.problem;
    throw new Error(`--content ${file} cannot be played with: ${place === '' ? '' : `${place}: `}${message}`);
  }
  const id = contentIdOf(read.file);
  registerContent(prepareContent(read.file, id));
  return id;
}
