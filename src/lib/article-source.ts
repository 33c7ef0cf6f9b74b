const block = /^<(?:p|h3|h4|ul|ol|blockquote)[ >]/i;

/**
 * Stored HTML as an editor of articles writes it: paragraphs are plain, with an empty line between them, and
 * only what is more than a paragraph has its tags around it. `articleHtml` makes the same HTML of it again.
 */
export function articleSource(html: string): string {
  const nodes = [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];
  return nodes
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      // What starts with a tag would be taken for more than a paragraph.
      const isPlain = node.tagName === 'P' && !block.test(node.innerHTML);
      const text = isPlain
        ? node.innerHTML.replaceAll('<br>', '\n')
        : node.outerHTML.replaceAll('</li><li>', '</li>\n<li>');
      return text.replace(/\n\s*\n/g, '\n').replace(/&amp;(?!#?\w+;)/g, '&');
    })
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** HTML of what `articleSource` describes. Not sanitised: the server does that, and RichText. */
export function articleHtml(source: string): string {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.trim().replace(/&(?!#?\w+;)/g, '&amp;'))
    .filter((part) => part !== '')
    .map((part) =>
      block.test(part) ? part.replaceAll('</li>\n<li>', '</li><li>') : `<p>${part.replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
}
