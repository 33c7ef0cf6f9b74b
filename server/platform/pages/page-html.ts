import { hash } from 'node:crypto';

import { type MarkupPart, type RenderedPage, scriptsHaveRun } from '#contract/kit/rendered-page.ts';
import { lengthOf } from '../http/encoded-body.ts';
import type { PageFiles } from './page-files.ts';

/** The built page, before and after what is said in its head about the page: title, description and so on. */
export type BuiltPage = readonly [beforeHead: string, afterHead: string];

/** A page, the same for every visitor, and the digests by which its policy lets in what stands in it. */
export interface PageHtml {
  /** Its bytes, one piece after another: most of them stand in other pages, too. */
  pieces: readonly Buffer[];
  /** Of all of it. */
  digest: string;
  /** Of its scripts that run. */
  scripts: readonly string[];
  /** Of its style element. */
  style: string;
}

/** Puts a page with its own head together; `null` for one that would hand over too much to its scripts. */
export type MakePageHtml = (page: RenderedPage, at: { head: string; files: PageFiles }) => PageHtml | null;

/** The most that a page hands over to its scripts (characters of JSON); a page with more asks for its data itself. */
const stateLimit = 400_000;

/**
 * Makes pages: index.html with the content of a page. Its rules stand in it, so that nothing has to arrive before the first paint
 * but the page. Scripts follow after the first paint, so that they do not take its bandwidth.
 */
export function createPageHtml(built: BuiltPage): MakePageHtml {
  const shells = new WeakMap<PageFiles, Shell>();
  return (page, { head, files }) => {
    const state = stateOf(page.state);
    if (lengthOf(state) > stateLimit) return null;
    const shell = shells.get(files) ?? shellOf(built, files);
    shells.set(files, shell);
    const styles = styleOf(files, page.rules);
    const [beforeHead, beforeStyles, beforeMarkup, beforeState, end] = shell.pieces;
    const markup = page.markup.map((piece) => (typeof piece === 'string' ? piece : pieceOf(piece, htmlOf)));
    const pieces = [beforeHead, head, beforeStyles, styles.piece, beforeMarkup, ...markup, beforeState, ...state, end];
    return { ...together(pieces), scripts: shell.scripts, style: styles.digest };
  };
}

/** What stands around the content of all pages with the same files. */
interface Shell {
  pieces: readonly [beforeHead: Text, beforeStyles: Text, beforeMarkup: Text, beforeState: Text, end: Text];
  /** The digests of its scripts. */
  scripts: readonly string[];
}

function shellOf([beforeHead, afterHead]: BuiltPage, files: PageFiles): Shell {
  const rest = plain(afterHead);
  const [head = '', body = ''] = rest.split('</head>');
  const [beforeMarkup = '', afterMarkup = ''] = body.split('<!--boot-->');
  const [beforeState = '', end = ''] = afterMarkup.split('</body>');
  const code = start(files);
  // Not loaded: the scripts see that they need not load them.
  const sheets = files.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`).join('');
  const first = plain(beforeHead).replace('<html ', '<html data-drawn ');
  return {
    pieces: [
      first,
      `${head}<style>`,
      `</style>${sheets}</head>${beforeMarkup}`,
      `${beforeState}<script type="application/json" id="state">`,
      `</script><script>${code}</script></body>${end}`,
    ],
    scripts: Array.from(`${first}${rest}<script>${code}</script>`.matchAll(runs), ([, script = '']) => digest(script)),
  };
}

/** Without what loads the app in a page that is not drawn, and without nonces, which would make each answer another one. */
const plain = (html: string): string =>
  html
    .replaceAll(/ nonce="[^"]*"|\r/g, '')
    .replaceAll(/<script type="module"[^>]* src="[^"]+"[^>]*><\/script>\s*/g, '')
    .replaceAll(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '');

/** A text that stands in many pages, as it is sent. */
interface Piece {
  bytes: Buffer;
  digest: string;
  length: number;
}

/** A text of a page: its own, or one that is made bytes once. */
type Text = string | Piece;

/** Shorter texts are copied faster than looked up (characters). */
const short = 400;

const textOf = (text: string): Text =>
  text.length < short
    ? text
    : { bytes: Buffer.from(text), digest: hash('sha1', text, 'base64url'), length: text.length };

const made = new WeakMap<object, Text>();

/** The text of something that many pages show. */
function pieceOf<T extends object>(shown: T, write: (shown: T) => string): Text {
  const known = made.get(shown) ?? textOf(write(shown));
  made.set(shown, known);
  return known;
}

const htmlOf = ({ html }: MarkupPart): string => html;

/** The bytes of texts one after another, and their digest, for which those of pieces stand. */
function together(texts: readonly Text[]): Pick<PageHtml, 'pieces' | 'digest'> {
  const pieces: Buffer[] = [];
  let own = '';
  let said = '';
  for (const text of texts) {
    if (typeof text === 'string') {
      own += text;
      continue;
    }
    if (own !== '') pieces.push(Buffer.from(own));
    pieces.push(text.bytes);
    said += `${own}\0${text.digest}\0`;
    own = '';
  }
  pieces.push(Buffer.from(own));
  return { pieces, digest: hash('sha1', said + own, 'base64url') };
}

/** The answers that a page hands over to its scripts. */
function stateOf(state: RenderedPage['state']): Text[] {
  const entries = state.flatMap(({ key, data }, place) => [
    `${place > 0 ? ',' : ''}{"key":${written(key)},"data":`,
    typeof data === 'object' && data !== null ? pieceOf(data, written) : written(data),
    '}',
  ]);
  return ['[', ...entries, ']'];
}

const written = (value: unknown): string => (JSON.stringify(value) ?? 'null').replaceAll(escaped, escape);

/** `<` could end the element, and what is not ASCII would be slower to encode. */
const escaped = /[<\u0080-\uffff]/g;

const escape = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const styleElements = new WeakMap<PageFiles, { rules: string; piece: Text; digest: string }>();

/** The content of a page's style element. It is remembered: pages of the same files hardly differ in it. */
function styleOf(files: PageFiles, rules: string) {
  const known = styleElements.get(files);
  if (known?.rules === rules) return known;
  const text = `${files.rules}\n${rules}\n${untilScripts}`.replaceAll('\r', '').replaceAll('</', String.raw`<\/`);
  const element = { rules, piece: textOf(text), digest: digest(text) };
  styleElements.set(files, element);
  return element;
}

/** A script that stands in a page and runs. */
const runs = /<script>([\s\S]*?)<\/script>/g;

const digest = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

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
