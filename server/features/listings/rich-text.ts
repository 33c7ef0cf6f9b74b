import sanitizeHtml from 'sanitize-html';

const formatting = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'blockquote', 'a'];

/**
 * The description as it is stored: HTML with text formatting and web links only. Plain text becomes
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

/** The words of stored HTML, for search and for excerpts. */
export function toPlainText(html: string): string {
  const spaced = html.replace(/<(?:br|\/p|\/li|\/h[34]|\/blockquote)[^>]*>/gi, ' ');
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The opening of a text, cut after a whole word. */
export function excerptOf(text: string, length = 220): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 40)).trimEnd()}…`;
}
