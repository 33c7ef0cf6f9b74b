import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minute } from '#contract/kit/durations.ts';
import type { PageRenderer, PageSurroundings } from '#contract/kit/rendered-page.ts';
import type { Deps } from '#server/deps.ts';
import { cleanText } from './clean-text.ts';
import { dataVersionOf } from './data-version.ts';
import { createFileFinder, type FindFiles } from './page-files.ts';
import { pageHtml } from './page-html.ts';
import { rememberPages } from './remembered-pages.ts';
import { createVisitorApi } from './visitor-api.ts';

/** A page with its content, and placeholders for the nonce. */
export interface DrawnPage {
  html: string;
  /** The same for the same page, whatever its nonce. */
  etag: string;
}

/**
 * Draws the page of an address, path and query, for a visitor; `null` where the browser has to draw it. Never fails.
 *
 * @param template gives the built page with the head of this address, or `null` where it is not drawn here
 */
export type DrawPage = (address: string, template: () => Promise<string | null>) => Promise<DrawnPage | null>;

/** The most pages that are rendered at once; beyond it a server has more to do than what browsers can do as well. */
const maxAtOnce = 16;

/** The memory for pages (bytes), and how long one is kept (milliseconds), since what it shows may end by the clock. */
const memory = { maxBytes: 32 * 2 ** 20, maxAge: minute };

/** Longer queries than any page writes are not rendered, and so not remembered (characters). */
const maxQuery = 500;

/**
 * Parameters of pages for the browser: other views than cards, whose code comes late, and the secrets of emails, which old
 * ones have in the query and which must not be remembered.
 */
const forBrowsers = ['view', 'token', 'confirm', 'cancel'];

/**
 * Draws pages with the build of the renderer beside the web build in `root`; `null` where there is none. What was drawn is
 * remembered until something is written (docs/decisions/0094-pages-drawn-on-the-server.md).
 *
 * @param nonce placeholder for the nonce in the built page
 */
export function createDrawnPages(deps: Deps, { root, nonce }: { root: string; nonce: string }): DrawPage | null {
  const program = join(root, '../ssr/render-page.js');
  const findFiles = existsSync(program) ? createFileFinder(root) : null;
  return findFiles && drawWith(deps, { program, findFiles, nonce });
}

interface Build {
  /** The file of the renderer. */
  program: string;
  findFiles: FindFiles;
  nonce: string;
}

function drawWith(deps: Deps, { program, findFiles, nonce }: Build): DrawPage {
  const renderer = load(program, { site: deps.env.site, answer: createVisitorApi(deps), cleanText });
  // Whoever asks for a page hears of it; until then a build that cannot be loaded must not end the process.
  renderer.catch(() => undefined);
  const pages = rememberPages<DrawnPage>(memory);
  const underWay = new Map<string, Promise<DrawnPage | null>>();
  const reportOnce = createReporter(deps);

  async function draw(address: string, template: () => Promise<string | null>): Promise<DrawnPage | null> {
    const built = await template();
    if (built === null) return null;
    const { renderPage, iconStyles } = await renderer;
    const page = await renderPage(address);
    const html = page && pageHtml(built, { page, files: findFiles(page.modules), iconStyles, nonce });
    return html === null ? null : { html, etag: `W/"${hash('sha1', html, 'base64url')}"` };
  }

  return async (address, template) => {
    if (!isDrawn(address)) return null;
    try {
      const version = await dataVersionOf(deps.database);
      const now = deps.now().getTime();
      const known = pages.find(address, version, now);
      if (known) return known;
      // Callers who ask at the same time share a rendering, unless something was written in between.
      const key = `${version} ${address}`;
      const shared = underWay.get(key);
      if (shared) return await shared;
      if (underWay.size >= maxAtOnce) return null;
      const drawing = draw(address, template).finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      const page = await drawing;
      if (page) pages.remember(address, page, { version, now, size: 2 * page.html.length });
      return page;
    } catch (error) {
      reportOnce(error);
      return null;
    }
  };
}

async function load(program: string, surroundings: PageSurroundings) {
  const { createRenderer, iconStyles } = (await import(pathToFileURL(program).href)) as PageRenderer;
  return { renderPage: createRenderer(surroundings), iconStyles };
}

/** Whether an address is drawn here: written as browsers write it, and without what is for browsers. */
function isDrawn(address: string): boolean {
  const url = URL.parse(`http://page.invalid${address}`);
  if (!url) return false;
  const isAsWritten = address === `${url.pathname}${url.search}`;
  const isKnown = url.search.length <= maxQuery && !forBrowsers.some((name) => url.searchParams.has(name));
  return isAsWritten && isKnown;
}

/** Logs each kind of error once: a page that cannot be rendered is asked for often. */
function createReporter({ logger }: Pick<Deps, 'logger'>): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const kind = String(error).slice(0, 200);
    if (reported.has(kind) || reported.size >= 100) return;
    reported.add(kind);
    logger.error({ err: error }, 'a page could not be rendered; browsers draw it');
  };
}
