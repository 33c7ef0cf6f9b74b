import { typedHtml } from '#contract/kit/typed-text.ts';

const block = /^<(?:p|h3|h4|ul|ol|blockquote)[ >]/i;

/**
 * Stored HTML as an editor of articles writes it: paragraphs are plain, with an empty line between them, and
 * only what is more than a paragraph has its tags around it. Headings have the level they have on the page, below its
 * title: h2 and h3 for what is stored as h3 and h4. `articleHtml` makes the same HTML of it again.
 */
export function articleSource(html: string): string {
  const nodes = [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];
  return nodes
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      // A text that starts with a tag would be read as more than a paragraph.
      const isPlain = node.tagName === 'P' && !block.test(node.innerHTML);
      const text = isPlain
        ? node.innerHTML.replaceAll('<br>', '\n')
        : node.outerHTML
            .replaceAll('</li><li>', '</li>\n<li>')
            .replace(/<(\/?)h([34])>/g, (_tag, slash, level) => `<${slash}h${Number(level) - 1}>`);
      return text.replace(/\n\s*\n/g, '\n').replace(/&amp;(?!#?\w+;)/g, '&');
    })
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The HTML for the text of `articleSource`. It is not sanitised here: the server and RichText do that. */
export function articleHtml(source: string): string {
  const html = source.replace(/<(\/?)h3\b/gi, '<$1h4').replace(/<(\/?)h[12]\b/gi, '<$1h3');
  return typedHtml(html.replace(/<\/li>\n<li>/g, '</li><li>'), true);
}
