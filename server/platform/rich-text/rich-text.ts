import sanitizeHtml from 'sanitize-html';

import { pictureAt } from '#contract/kit/picture-addresses.ts';
import { textElements, typedHtml } from '#contract/kit/typed-text.ts';

/**
 * A text in its stored form: HTML with text formatting, tables, web links and stored pictures only, whatever was typed
 * (`typedHtml`).
 */
export function toSafeHtml(input: string): string {
  return sanitizeHtml(typedHtml(input), {
    allowedTags: [...textElements],
    allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow ugc' }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && pictureAt(attribs['src'] ?? '') === null,
  });
}

/** A picture in a stored text. */
interface TextPicture {
  id: string;
  /** For those who cannot see it. */
  alt: string;
}

/** The pictures in stored HTML, in their order. */
export function picturesIn(html: string): TextPicture[] {
  return Array.from(html.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g), ([, src = '', alt = '']) => ({
    id: pictureAt(src)?.id ?? '',
    alt: unescape(alt),
  }));
}

/** Stored HTML without its pictures, for a copy: a picture belongs to one text. */
export const withoutPictures = (html: string): string => html.replaceAll(/<img [^<>]*>/g, '');

/** The words of stored HTML, for search and for excerpts. */
export function toPlainText(html: string): string {
  const spaced = html.replace(/<(?:br|img|\/p|\/li|\/h[34]|\/blockquote|\/t[dh])[^<>]*>/gi, ' ');
  return unescape(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The paragraphs, headings, list items and table rows of stored HTML as plain text, without empty ones. */
export function blocksOf(html: string): string[] {
  const inRows = html
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<table>.*?<\/table>/gis, (table) => table.replaceAll(/<\/?p>|<br[^<>]*>/gi, ' '));
  const spaced = inRows.replace(/<(?:br|img|\/p|\/li|\/h[34]|\/blockquote|\/tr)[^<>]*>/gi, '\n');
  return unescape(sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }))
    .split('\n')
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');
}

/** Where a quotation begins and ends, while the elements are taken out: characters that mean nothing in a text. */
const [quoteBegins, quoteEnds] = ['\uE000', '\uE001'];

/** The lines of a mail's HTML as plain text, without empty ones; those of quotations begin with ">". */
export function linesOfMail(html: string): string[] {
  const marked = html
    .replaceAll(/[\s\uE000\uE001]+/g, ' ')
    .replaceAll(/<(\/?)blockquote\b[^<>]*>/gi, (_tag, slash) => (slash === '/' ? quoteEnds : quoteBegins))
    .replaceAll(/<(?:[bh]r|\/?(?:p|div|li|ul|ol|tr|table|pre|h[1-6]))\b[^<>]*>/gi, '\n');
  const text = unescape(sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {}, nonTextTags: unread }));
  let depth = 0;
  return text.split(/(?=[\uE000\uE001])/).flatMap((part) => {
    if (part.startsWith(quoteBegins)) depth += 1;
    else if (part.startsWith(quoteEnds)) depth = Math.max(0, depth - 1);
    const lines = part.replace(/^[\uE000\uE001]/, '').split('\n');
    return lines.flatMap((line) => {
      const words = line.replaceAll(/\s+/g, ' ').trim();
      return words === '' ? [] : [depth > 0 ? `> ${words}` : words];
    });
  });
}

/** Elements whose content nobody reads. */
const unread = ['script', 'style', 'textarea', 'option', 'title'];

function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The beginning of a text, cut after a whole word. */
export function excerptOf(text: string, length = 220): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 40)).trimEnd()}…`;
}

/** The first `count` paragraphs of stored HTML, with the headings and lists between them. Open elements are closed. */
export function openingOf(html: string, count: number): string {
  let end = 0;
  for (let paragraph = 0; paragraph < count; paragraph += 1) {
    const close = html.indexOf('</p>', end);
    if (close < 0) break;
    end = close + '</p>'.length;
  }
  return end === 0 ? '' : toSafeHtml(html.slice(0, end));
}

/** The number of words in stored HTML. */
export function countWords(html: string): number {
  const text = toPlainText(html);
  return text === '' ? 0 : text.split(' ').length;
}

/** The reading time of stored HTML in minutes at 200 words a minute, at least one. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / 200));
}
