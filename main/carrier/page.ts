import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.glb': 'model/gltf-binary',
};

/**
 * The content policy of the page: own files only, no inline script, no `eval`, no markup from strings.
 * React and three.js set styles through the object model, which `style-src 'self'` allows.
 */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Sent with every file of the page by both carriers. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), midi=()',
  'cache-control': 'no-store',
};

export interface PageFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The files of the built page by their path in an address: `/`, `/assets/index.js`. */
export type Page = ReadonlyMap<string, PageFile>;

/** Returns a file to send, under a content policy. `extension` as in `.html`; of those that pages are made of. */
export const pageFile = (body: string | Uint8Array, extension: string, policy = CONTENT_POLICY): PageFile => ({
  body: typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body),
  headers: {
    'content-type': MEDIA_TYPES[extension] ?? 'application/octet-stream',
    'content-security-policy': policy,
    ...SECURITY_HEADERS,
  },
});

/**
 * Reads the built page once. A request can then only name a key: no path is ever made from what somebody asks for.
 * Files of an unknown kind are left out.
 */
export function readPage(folder: string): Page {
  const page = new Map<string, PageFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const extension = path.extname(entry.name);
    if (!entry.isFile() || MEDIA_TYPES[extension] === undefined) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    page.set(address === '/index.html' ? '/' : address, pageFile(readFileSync(file), extension));
  }
  return page;
}
