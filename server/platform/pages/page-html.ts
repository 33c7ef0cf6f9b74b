import { hash, randomUUID } from 'node:crypto';

import { type RenderedPage, scriptsHaveRun } from '#contract/kit/rendered-page.ts';
import type { PageFiles } from './page-files.ts';

interface PageParts {
  page: RenderedPage;
  files: PageFiles;
}

/** A page, the same for every visitor, and the digests by which its policy lets in what stands in it. */
export interface PageHtml {
  html: string;
  /** Of its scripts that run. */
  scripts: readonly string[];
  /** Of its style element. */
  style: string;
}

/** The most that a page hands over to its scripts (characters of JSON); a page with more asks for its data itself. */
const stateLimit = 400_000;

/**
 * index.html with the content of a page. Its rules stand in it, so that nothing has to arrive before the first paint
 * but the page. Scripts follow after the first paint, so that they do not take its bandwidth.
 */
export function pageHtml(index: string, { page, files }: PageParts): PageHtml | null {
  const state = stateOf(page.state);
  if (state.length > stateLimit) return null;
  const styles = styleOf(files, page.rules);
  const head = [
    `<style>${cut}</style>`,
    // Not loaded: the scripts see that they need not load them.
    ...files.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`),
  ];
  const shell = index
    // Its scripts and rules are let in by what they are: a nonce would make each answer another one.
    .replaceAll(/ nonce="[^"]*"|\r/g, '')
    .replace(/<script type="module"[^>]* src="[^"]+"[^>]*><\/script>\s*/g, '')
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
    .replace('<html ', '<html data-drawn ')
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('<!--boot-->', cut)
    .replace('</body>', () => {
      return `<script type="application/json" id="state">${cut}</script><script>${start(files)}</script></body>`;
    });
  // The long parts are put in once, and not copied by each step above.
  const [beforeStyles, beforeMarkup, beforeState, end] = shell.split(cut);
  const html = [beforeStyles, styles.text, beforeMarkup, page.markup, beforeState, state, end].join('');
  return { html, scripts: Array.from(shell.matchAll(runs), ([, code = '']) => digest(code)), style: styles.digest };
}

/** Answers as they stand in pages: the same one stands in many. */
const writtenAnswers = new WeakMap<object, string>();

/** The answers that a page hands over to its scripts. */
function stateOf(state: RenderedPage['state']): string {
  const entries = state.map(({ key, data }) => `{"key":${written(key)},"data":${answerOf(data)}}`);
  return `[${entries.join(',')}]`;
}

function answerOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return written(data);
  const known = writtenAnswers.get(data) ?? written(data);
  writtenAnswers.set(data, known);
  return known;
}

const written = (value: unknown): string => (JSON.stringify(value) ?? 'null').replaceAll(escaped, escape);

/** `<` could end the element, and what is not ASCII would make the whole page slower to encode. */
const escaped = /[<\u0080-\uffff]/g;

const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const styleElements = new WeakMap<PageFiles, { rules: string; text: string; digest: string }>();

/** The content of a page's style element. It is remembered: pages of the same files hardly differ in it. */
function styleOf(files: PageFiles, rules: string) {
  const known = styleElements.get(files);
  if (known?.rules === rules) return known;
  const text = `${files.rules}\n${rules}\n${untilScripts}`.replaceAll('\r', '').replaceAll('</', String.raw`<\/`);
  const made = { rules, text, digest: digest(text) };
  styleElements.set(files, made);
  return made;
}

/** A script that stands in a page and runs. */
const runs = /<script>([\s\S]*?)<\/script>/g;

const digest = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Where a long part comes; nobody can write it. In ASCII, as all of a page: one other letter would make all of it slower. */
const cut = randomUUID();

/** Buttons that do nothing yet look as they will; drawings of icons take no room. */
const untilScripts = '[data-drawn] :disabled{opacity:1;cursor:default}.icon-drawings{position:absolute}';

/**
 * Loads the app after the first paint, or at once in a background tab, where nothing is painted. All scripts are fetched
 * together and run one at a time, the page's own too, so the page stays responsive. The app starts when it is told that they
 * have run (src/main.tsx); it also starts when one of the page's own cannot be loaded, and says so.
 */
function start({ app, page }: PageFiles): string {
  return `(() => {
  const app = ${JSON.stringify(app)};
  const page = ${JSON.stringify(page)};
  const run = async (source) => {
    await import(source);
    await (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  };
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    for (const href of [...app, ...page])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
    for (const source of app) await run(source);
    try {
      for (const source of page) await run(source);
    } finally {
      dispatchEvent(new Event('${scriptsHaveRun}'));
    }
  };
  if (document.hidden) return start();
  // Not every browser tells when it has painted.
  requestAnimationFrame(() => setTimeout(start, 100));
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
})();`;
}
