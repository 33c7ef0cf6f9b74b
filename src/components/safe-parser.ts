/** What HTML may consist of; all else is dropped. */
export interface SafeMarkup {
  elements: readonly string[];
  attributes: readonly string[];
}

/** Parses HTML that nobody vouches for. Nothing of it runs or is loaded, and its addresses cannot run scripts. */
export type SafeParser = (html: string, markup: SafeMarkup) => ParentNode;

/** The part of the standard's HTML Sanitizer API that is used; TypeScript does not know all of it yet. */
type ParseHtml = (html: string, options: { sanitizer: SanitizerConfig }) => Document;

let parser: SafeParser | null = null;

/**
 * Called before the first page is shown. Chromium and Firefox have a safe parser of their own since 2026; other browsers load
 * a library, while the page's own code is on its way.
 */
export async function loadSafeParser(): Promise<void> {
  parser = browsersOwn() ?? (await import('./parse-with-library.ts')).parseWithLibrary();
}

/** The safe parser of this browser; throws before `loadSafeParser` has ended. */
export const parseSafely: SafeParser = (html, markup) => {
  if (!parser) throw new Error('A text is shown before there is something to parse it with (loadSafeParser).');
  return parser(html, markup);
};

function browsersOwn(): SafeParser | null {
  if (!('parseHTML' in Document)) return null;
  const parseHtml = (Document.parseHTML as ParseHtml).bind(Document);
  return (html, { elements, attributes }) => {
    const sanitizer = {
      // The frame of a document is among what has to be allowed.
      elements: ['html', 'head', 'body', ...elements],
      attributes: [...attributes],
      comments: false,
      dataAttributes: false,
    };
    return parseHtml(html, { sanitizer }).body;
  };
}
