import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { minute, second } from '#contract/kit/durations.ts';
import type { PageRenderer, PageSurroundings } from '#contract/kit/rendered-page.ts';
import type { Deps } from '#server/deps.ts';
import { encodeOnce, lengthOf } from '../http/encoded-body.ts';
import { cleanText } from './clean-text.ts';
import { createDrawingQueue } from './drawing-queue.ts';
import { createFileFinder, type FindFiles } from './page-files.ts';
import { type BuiltPage, createPageHtml, type PageHtml } from './page-html.ts';
import { rememberPages } from './remembered-pages.ts';
import { createVisitorApi } from './visitor-api.ts';

/** A page with its content, the same for every visitor. */
export interface DrawnPage extends Pick<PageHtml, 'scripts' | 'style'> {
  /** Its bytes in an encoding. */
  bodyIn: ReturnType<typeof encodeOnce>;
  size: number;
  etag: string;
}

/**
 * Draws the page of an address, path and query, for a visitor; `null` where the browser has to draw it. Never fails.
 *
 * @param headOf gives the tags of this address's head, or `null` where it is not drawn here
 */
export type DrawPage = (address: string, headOf: HeadOf) => Promise<DrawnPage | null>;

type HeadOf = () => Promise<string | null>;

/** Pages that are drawn at once, and that wait for it; beyond it a server has more to do than what browsers can do as well. */
const queueLimits = { atOnce: 4, waiting: 12 };

/** Whoever has waited so long for a drawing gets the page as it was built (milliseconds); the next one gets the drawing. */
const patience = 2 * second;

/** The memory for pages (bytes, with what is compressed), and how long one is kept (milliseconds), since what it shows may end by the clock. */
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
 */
export function createDrawnPages(deps: Deps, root: string, built: BuiltPage): DrawPage | null {
  const program = join(root, '../ssr/render-page.js');
  const findFiles = existsSync(program) ? createFileFinder(root) : null;
  return findFiles && drawWith(deps, { program, findFiles, built });
}

interface Build {
  /** The file of the renderer. */
  program: string;
  findFiles: FindFiles;
  built: BuiltPage;
}

function drawWith(deps: Deps, { program, findFiles, built }: Build): DrawPage {
  const pageHtml = createPageHtml(built);
  const renderer = load(program, { site: deps.env.site, answer: createVisitorApi(deps), cleanText });
  // Whoever asks for a page hears of it; until then a build that cannot be loaded must not end the process.
  renderer.catch(() => undefined);
  const pages = rememberPages<DrawnPage>(memory);
  const underWay = new Map<string, Promise<DrawnPage | null>>();
  const drawInTurn = createDrawingQueue(queueLimits);
  const reportOnce = createReporter(deps);

  async function draw(address: string, headOf: HeadOf, version: string | number): Promise<DrawnPage | null> {
    const head = await headOf();
    if (head === null) return null;
    const renderPage = await renderer;
    const page = await renderPage(address, version);
    const made = page && pageHtml(page, { head, files: findFiles(page.modules) });
    if (!made) return null;
    const { pieces, digest, scripts, style } = made;
    return { scripts, style, etag: `W/"${digest}"`, size: lengthOf(pieces), bodyIn: encodeOnce(pieces) };
  }

  /** A drawing that is under way, or a new one; `null` where too many wait. */
  function drawingOf(address: string, headOf: HeadOf, at: { version: string | number; now: number }) {
    // Callers who ask at the same time share a rendering, unless something was written in between.
    const key = `${at.version} ${address}`;
    const shared = underWay.get(key);
    if (shared) return shared;
    const remembered = async () => {
      const page = await draw(address, headOf, at.version);
      if (page) pages.remember(address, page, { ...at, size: 1.5 * page.size });
      return page;
    };
    // One that never ends does not keep others from being drawn.
    const drawing = drawInTurn(() => orNull(remembered(), patience).finally(() => underWay.delete(key)));
    if (drawing) underWay.set(key, drawing);
    return drawing;
  }

  return async (address, headOf) => {
    if (!isDrawn(address)) return null;
    try {
      const version = await deps.database.stateOfData();
      const now = deps.now().getTime();
      const known = pages.find(address, version, now);
      if (known) return known;
      const drawing = drawingOf(address, headOf, { version, now });
      return drawing && (await orNull(drawing, patience));
    } catch (error) {
      reportOnce(error);
      return null;
    }
  };
}

/** The result, or `null` where it takes too long (milliseconds). */
async function orNull<T>(result: Promise<T>, limit: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, limit, null);
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}

async function load(program: string, surroundings: PageSurroundings) {
  const { createRenderer } = (await import(pathToFileURL(program).href)) as PageRenderer;
  return createRenderer(surroundings);
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
