/** What HTML may consist of; all else is dropped. */
export interface SafeMarkup {
  elements: readonly string[];
  attributes: readonly string[];
}

/** Parses HTML that nobody vouches for. Nothing of it runs or is loaded, and its addresses cannot run scripts. */
export type SafeParser = (html: string, markup: SafeMarkup) => ParentNode;

/** The part of the standard's HTML Sanitizer API that is used; TypeScript does not know all of it yet. */
type ParseHtml = (html: string, options: { sanitizer: SanitizerConfig }) => Document;

/** Parses with what Chromium and Firefox have for it since 2026; `null` in browsers that do not. */
export function parseWithBrowser(): SafeParser | null {
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
