/** A stretch of a text under one heading; `title` is empty before the first. */
export interface HtmlSection {
  /** Unique within the text, for links to it. */
  id: string;
  title: string;
  /** The content under the heading. Not sanitised: it is for RichText, which does that. */
  html: string;
}

/**
 * Divides the HTML of a text at its `h3` headings, so that a page can set real headings with addresses.
 * Parsing does not run or load anything of it.
 */
export function htmlSections(html: string): HtmlSection[] {
  const sections: HtmlSection[] = [];
  let current: HtmlSection = { id: '', title: '', html: '' };
  const close = () => {
    if (current.title !== '' || current.html.trim() !== '') sections.push(current);
  };
  for (const node of new DOMParser().parseFromString(html, 'text/html').body.childNodes) {
    if (node instanceof Element && node.tagName === 'H3') {
      close();
      const title = node.textContent.trim();
      current = { id: uniqueId(title, sections), title, html: '' };
    } else {
      current.html += node instanceof Element ? node.outerHTML : escape(node.textContent ?? '');
    }
  }
  close();
  return sections;
}

function uniqueId(title: string, taken: readonly HtmlSection[]): string {
  const base =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section';
  // The page uses ids, too, such as `main`.
  const id = `s-${base}`;
  const same = taken.filter((section) => section.id === id || section.id.startsWith(`${id}--`)).length;
  return same === 0 ? id : `${id}--${same + 1}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
