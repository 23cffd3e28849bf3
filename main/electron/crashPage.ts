import { type Language, WORDS } from '../../shared/words/words.ts';
import { type PageFile, pageFile } from '../carrier/page.ts';
import { PAGE_ADDRESS } from './address.ts';

/** Why it is shown: the game's page crashed, or nothing was seen of the last starts. */
export type CrashCause = 'crash' | 'unseen';

/** What the links of the crash page ask for, as the last part of their address. */
const CHOICES = ['restore', 'safe', 'copy', 'quit'] as const;
export type CrashChoice = (typeof CHOICES)[number];

/** The part of the game's own address below which the crash page lies. */
const PLACE = '/crash/';
const STYLE = `${PLACE}style.css`;

/** Nothing runs here, whatever the page before has done. */
const CRASH_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

export interface CrashReport {
  readonly cause: CrashCause;
  readonly language: Language;
  readonly diagnostics: string;
  /** Whether the diagnostics were just copied. */
  readonly copied: boolean;
}

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => MARKUP[sign] ?? '');

function markup({ cause, language, diagnostics, copied }: CrashReport): string {
  const words = WORDS[language].desktop;
  const wordOf = (choice: CrashChoice) => (choice === 'restore' ? words[`${cause}.restore`] : words[`crash.${choice}`]);
  const links = CHOICES.map((choice) => `<a href="${PLACE}${choice}">${escaped(wordOf(choice))}</a>`);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>Hadara</title><link rel="stylesheet" href="${STYLE}"></head>
<body><main>
<h1>${escaped(words[`${cause}.title`])}</h1>
<p>${escaped(words[`${cause}.text`])}</p>
<nav>${links.join('\n')}</nav>
${copied ? `<p role="status">${escaped(words['crash.copied'])}</p>` : ''}
<pre tabindex="0">${escaped(diagnostics)}</pre>
</main></body>
</html>
`;
}

const STYLE_SHEET = `
:root { color-scheme: dark; font: 16px/1.4 "Liberation Sans", sans-serif; }
body { margin: 0; background: #120b06; color: #f4e6c6; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem; }
h1 { color: #f4d693; font-family: "Times New Roman", serif; }
nav { display: flex; flex-wrap: wrap; gap: 0.7rem; margin: 1.5rem 0; }
a { padding: 0.6rem 1.1rem; border: 1px solid #d9ae5f; border-radius: 0.5rem; color: #f4e6c6; text-decoration: none; }
a:first-child { background: #d9ae5f; color: #2a1a0c; font-weight: 700; }
a:focus-visible { outline: 3px solid #fff8e8; outline-offset: 2px; }
pre { max-height: 16rem; padding: 1rem; overflow: auto; background: #1e130b; color: #c3ac82; font-size: 0.8rem; }
`;

/** The page that stands in for the game's own when that fails, by the paths of its files: without any script. */
export const crashPage = (report: CrashReport): ReadonlyMap<string, PageFile> =>
  new Map([
    [PLACE, pageFile(markup(report), '.html', CRASH_POLICY)],
    [STYLE, pageFile(STYLE_SHEET, '.css', CRASH_POLICY)],
  ]);

/** Where the crash page itself lies. */
export const CRASH_ADDRESS = new URL(PLACE, PAGE_ADDRESS).href;

/** What a link of the crash page asks for; `null` for any other path. */
export const crashChoiceOf = (pathname: string): CrashChoice | null =>
  CHOICES.find((choice) => pathname === `${PLACE}${choice}`) ?? null;
