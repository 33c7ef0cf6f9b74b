import sanitizeHtml from 'sanitize-html';

const formatting = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'];

/**
 * A text as it is stored: HTML with text formatting and web links only. Plain text becomes
 * paragraphs, so that both read the same on the page.
 */
export function toSafeHtml(input: string): string {
  const html = /<[a-z][^>]*>/i.test(input) ? input : paragraphs(input);
  return sanitizeHtml(html, {
    allowedTags: formatting,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc' }) },
  });
}

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((block) => `<p>${escape(block.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * What an author edits to change stored HTML: the plain text it was made of, or the markup itself where there
 * is more to it than paragraphs. `toSafeHtml` makes the same HTML of it again.
 */
export function toSource(html: string): string {
  const text = html
    .replaceAll('</p><p>', '\n\n')
    .replace(/^<p>|<\/p>$/g, '')
    .replaceAll('<br />', '\n');
  const plain = text.includes('<') ? undefined : unescape(text);
  if (plain !== undefined && toSafeHtml(plain) === html) return plain;
  // What every link is given anyway need not be edited, nor counted as length.
  return html.replaceAll(' rel="noopener nofollow ugc"', '');
}

/** The words of stored HTML, for search and for excerpts. */
export function toPlainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h[34]|\/blockquote)[^>]*>/gi, ' ');
  return unescape(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The opening of a text, cut after a whole word. */
export function excerptOf(text: string, length = 220): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 40)).trimEnd()}…`;
}

/**
 * The first `count` paragraphs of stored HTML, headings and lists between them included. What an
 * unfinished element leaves open is closed again.
 */
export function openingOf(html: string, count: number): string {
  let end = 0;
  for (let paragraph = 0; paragraph < count; paragraph += 1) {
    const close = html.indexOf('</p>', end);
    if (close < 0) break;
    end = close + '</p>'.length;
  }
  return end === 0 ? '' : toSafeHtml(html.slice(0, end));
}

/** How many words a reader of stored HTML reads. */
export function countWords(html: string): number {
  const text = toPlainText(html);
  return text === '' ? 0 : text.split(' ').length;
}

/** Minutes it takes to read stored HTML at 200 words a minute, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / 200));
}
