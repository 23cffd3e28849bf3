import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type PreviewServer, preview } from 'vite';
import { renderer } from '../../build/targets.ts';

/** Bytes of scripts, as they are and as they are sent or packed. */
export interface Size {
  readonly raw: number;
  readonly gzip: number;
}

const sum = (sizes: readonly Size[]): Size => ({
  raw: sizes.reduce((total, { raw }) => total + raw, 0),
  gzip: sizes.reduce((total, { gzip }) => total + gzip, 0),
});

/** Builds the pages in folder `base` of a program in `root`, as its own page is built. */
export async function buildPages(root: string, base: string, pages: readonly string[], outDir: string): Promise<void> {
  const config: InlineConfig = {
    ...renderer.config,
    root: path.join(root, base),
    build: {
      ...renderer.config.build,
      outDir,
      rolldownOptions: {
        ...renderer.config.build?.rolldownOptions,
        input: pages.map((page) => path.join(root, base, page)),
      },
    },
  };
  await build(config);
}

const BENCH_PAGES = 'tools/bench/render/page';

/** Builds the bench's own pages with the table that is in `root`. */
export const buildBench = (root: string, outDir: string, pages: readonly string[]): Promise<void> =>
  buildPages(root, BENCH_PAGES, pages, outDir);

/** Builds the program's page that is in `root`. */
export const buildProgram = (root: string, outDir: string): Promise<void> =>
  buildPages(root, 'renderer', ['index.html'], outDir);

/** The scripts that a built page names: what must arrive before it shows anything. */
export const firstScripts = (html: string): readonly string[] =>
  [...html.matchAll(/(?:src|href)="\.\/(?:assets\/)?([^"/]+\.js)"/g)].map(([, name]) => name ?? '');

/** Whether a script draws in three dimensions: a word of WebGL that nothing else says. */
const draws = (script: string): boolean => script.includes('WEBGL_compressed_texture');

/** The scripts that a script cannot do without. */
const importsOf = (script: string): readonly string[] =>
  [...script.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => name ?? '');

/** Sizes of what a built page needs first, and of what the table needs beside it. */
export function sizesOf(outDir: string, page: string): { readonly first: Size; readonly table: Size } {
  const assets = path.join(outDir, 'assets');
  const named = firstScripts(readFileSync(path.join(outDir, page), 'utf8'));
  const textOf = (name: string): string => readFileSync(path.join(assets, name), 'utf8');
  const size = (name: string): Size => {
    const script = readFileSync(path.join(assets, name));
    return { raw: script.length, gzip: gzipSync(script).length };
  };
  const table = new Set(readdirSync(assets).filter((name) => name.endsWith('.js') && draws(textOf(name))));
  for (const name of table)
    for (const needed of importsOf(textOf(name))) if (!named.includes(needed)) table.add(needed);
  return { first: sum(named.map(size)), table: sum([...table].map(size)) };
}

export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a folder of built pages to this computer. */
export async function serve(outDir: string): Promise<Served> {
  const server: PreviewServer = await preview({
    configFile: false,
    root: outDir,
    logLevel: 'silent',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, strictPort: true },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('the pages are served nowhere');
  return { address, close: () => server.close() };
}
