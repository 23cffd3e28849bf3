import { contentOf, prepareContent, registerContent } from '../../shared/content/content.ts';
import type { ContentId } from '../../shared/vocabulary/pieces.ts';
import type { Client, FailureCode } from '../platform/client/client.ts';

/** Whether games that are played with this content can be shown without asking the host. */
export function isKnown(id: ContentId): boolean {
  try {
    contentOf(id);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a content known to the page; the host is asked once for each. Await it before `showContent(contentOf(id))`.
 * Returns why it failed, or `null`.
 */
export async function readContent(client: Client, id: ContentId): Promise<FailureCode | null> {
  if (isKnown(id)) return null;
  const answer = await client.call('content.read', { id });
  if (!answer.ok) return answer.code;
  registerContent(prepareContent(answer.value, id));
  return null;
}
