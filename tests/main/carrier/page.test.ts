import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageFile, readPage } from '../../../main/carrier/page.ts';

it('holds the files of the page under their addresses, with their type and the policy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-page-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<p>');
  writeFileSync(path.join(folder, 'assets/index.js'), '1');
  writeFileSync(path.join(folder, 'assets/secret.pem'), 'key');
  const page = readPage(folder);
  expect([...page.keys()].sort()).toEqual(['/', '/assets/index.js']);
  expect(page.get('/assets/index.js')?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
      "media-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; " +
      "object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), midi=()',
    'cache-control': 'no-store',
  });
});

it.each([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.woff', 'font/woff'],
  ['.woff2', 'font/woff2'],
  ['.mp3', 'audio/mpeg'],
  ['.ogg', 'audio/ogg'],
  ['.glb', 'model/gltf-binary'],
  ['.pem', 'application/octet-stream'],
])('a file that ends in %s is sent as %s, and never taken for anything else', (extension, type) => {
  const { body, headers } = pageFile('Zoë', extension, "default-src 'none'");
  expect(new TextDecoder().decode(body)).toBe('Zoë');
  expect(headers).toMatchObject({
    'content-type': type,
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect([...pageFile(new Uint8Array([1, 255]), extension).body]).toEqual([1, 255]);
});

it('leaves folders out that are called like files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hadara-page-'));
  mkdirSync(path.join(folder, 'old.html'));
  writeFileSync(path.join(folder, 'old.html', 'index.html'), '<p>');
  expect([...readPage(folder).keys()]).toEqual(['/old.html/index.html']);
});
