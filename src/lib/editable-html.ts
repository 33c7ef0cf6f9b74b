/**
 * Stored HTML as somebody edits it. What was typed as plain text, and became paragraphs and line breaks,
 * is plain text again; anything richer stays HTML, a paragraph to a line. Sent unchanged, both are stored
 * as they were.
 */
export function editableText(html: string): string {
  const text = html
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/^\s*<p>|<\/p>\s*$/g, '')
    .replace(/<br ?\/?>/g, '\n');
  const plain = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  // What would be read as an element, and was none, or is one: only HTML can say it.
  return /<\/?[a-z][^>]*>/i.test(text) || /<[a-z][^>]*>/i.test(plain) ? html.replaceAll('</p><', '</p>\n<') : plain;
}
