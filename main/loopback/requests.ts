import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '../carrier/page.ts';
import { isForUs, isFromElsewhere, isFromOurPage, refuse, sendFile } from '../carrier/strictServer.ts';
import type { Access } from './access.ts';

const MAX_BODY = 256;

/** The body as text; `null` when it is longer than any code. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function openSession(request: IncomingMessage, response: ServerResponse, access: Access): Promise<void> {
  const code = await readBody(request);
  if (code === null) return refuse(response, 413);
  const token = access.exchange(code);
  if (token === null) return refuse(response, 403);
  response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(token);
}

/** Answers one HTTP request: the page's files, and the exchange of the one-time code for the session's token. */
export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { authority, page, access }: { authority: string; page: Page; access: Access },
): Promise<void> {
  if (!isForUs(request, authority)) return refuse(response, 421);
  if (isFromElsewhere(request)) return refuse(response, 403);
  if (request.method === 'GET' || request.method === 'HEAD') return sendFile(request, response, page);
  if (request.method !== 'POST') return refuse(response, 405);
  if (request.url !== '/session') return refuse(response, 404);
  if (!isFromOurPage(request, authority)) return refuse(response, 403);
  return openSession(request, response, access);
}
