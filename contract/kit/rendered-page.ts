/** What the server and its build of the renderer's pages (src/boot/render-page.tsx) ask of each other. */

import type { Site } from '#contract/site.ts';

/** An answer of the API, by the key of the query that asked for it. */
export type HandedOver = readonly { key: readonly unknown[]; data: unknown }[];

/** A part of pages that stands in many of them: it is known by its identity, so that what is made of it can be kept with it. */
export interface MarkupPart {
  readonly html: string;
}

/** A page as it is before any script runs. */
export interface RenderedPage {
  /** The content of the page's root element, piece by piece: without style attributes, and with all controls disabled. */
  markup: readonly (string | MarkupPart)[];
  /** The rules that stand in place of style attributes. */
  rules: string;
  /** The answers that the page shows, for the browser's cache of queries. */
  state: HandedOver;
  /** The source files, below `src`, of the page and the layouts around it. */
  modules: readonly string[];
}

/**
 * Makes HTML safe that people wrote: formatting, tables, links that open in a new tab, stored pictures, and nothing else. Each table gets
 * a box around it, with the attributes of `tableBox`.
 */
export type CleanText = (html: string, tableBox: Readonly<Record<string, string>>) => string;

/** An answer of the API. */
export interface PageAnswer {
  status: number;
  text: string;
}

/** What a page needs from the server. */
export interface PageSurroundings {
  site: Site;
  /** Answers a call of the API as for a browser without a session. */
  answer: (path: string) => Promise<PageAnswer>;
  cleanText: CleanText;
}

/**
 * Renders the page of an address, path and query, as a visitor sees it. `null` where the browser has to draw it: the address
 * leads to another page, or an answer that the page needs failed.
 *
 * @param version of the data: until it changes, a page may show answers that an earlier one was given
 */
export type RenderPage = (address: string, version: string | number) => Promise<RenderedPage | null>;

/** The export of the build. */
export interface PageRenderer {
  /** Sets the pages up, once in a process. */
  createRenderer: (surroundings: PageSurroundings) => RenderPage;
}

/** What the window hears when all scripts of a page that the server drew have run: now the app starts. */
export const scriptsHaveRun = 'scripts-have-run';
