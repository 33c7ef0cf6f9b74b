/** A stretch of a text under one heading; `title` is empty before the first. */
export interface HtmlSection {
  /** Unique within the text, for links to it. */
  id: string;
  title: string;
  /** The content under the heading. Not sanitised: it is for RichText, which does that. */
  html: string;
}

/** A tag of sanitised HTML: whether it ends an element, and the element. */
const tag = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;

/**
 * Divides the HTML of a text, as the server stores it, at its `h3` headings, so that a page can set real headings with
 * addresses. Headings inside of other elements stay where they are.
 */
export function htmlSections(html: string): HtmlSection[] {
  const sections: HtmlSection[] = [];
  let current: HtmlSection = { id: '', title: '', html: '' };
  let from = 0;
  let depth = 0;
  const close = (until: number) => {
    current.html = html.slice(from, until);
    if (current.title !== '' || current.html.trim() !== '') sections.push(current);
  };
  let titleFrom = 0;
  for (const { 0: whole, 1: end, 2: name, index } of html.matchAll(tag)) {
    if (name === 'br' || name === 'img') continue;
    if (end) depth -= 1;
    if (name === 'h3' && depth === 0) {
      if (end) {
        const title = textOf(html.slice(titleFrom, index)).trim();
        current = { id: uniqueId(title, sections), title, html: '' };
        from = index + whole.length;
      } else {
        close(index);
        titleFrom = index + whole.length;
      }
    }
    if (!end) depth += 1;
  }
  close(html.length);
  return sections;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The words of HTML; the server writes few characters as entities. */
function textOf(html: string): string {
  return html.replace(tag, '').replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '');
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
