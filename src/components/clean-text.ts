import createPurifier from 'dompurify';

import { pictureAt, pictureSizes, pictureSources } from '#contract/kit/picture-addresses.ts';
import type { CleanText } from '#contract/kit/rendered-page.ts';
import { textElements, typedHtml } from '#contract/kit/typed-text.ts';

let clean: CleanText | undefined;

/** Texts are cleaned by `cleaner` from now on: by the server's own, which needs no DOM (src/boot/render-page.tsx). */
export function cleanTextsWith(cleaner: CleanText): void {
  clean = cleaner;
}

/** Cleans a text in this browser, or as the server has said. */
export const cleanText: CleanText = (html, tableBox) => {
  clean ??= cleanWithDom();
  return clean(html, tableBox);
};

/** Text formatting, tables, links and stored pictures only; nothing else that loads, runs, styles or takes input. */
const allowed = {
  ALLOWED_TAGS: [...textElements],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/api\/pictures\/)/i,
  ADD_URI_SAFE_ATTR: ['width', 'height'],
  RETURN_DOM_FRAGMENT: true as const,
};

function cleanWithDom(): CleanText {
  // A separate instance, because hooks apply to every use of an instance.
  const purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG') {
      const picture = pictureAt(node.getAttribute('src') ?? '');
      if (picture === null) return node.remove();
      node.setAttribute('srcset', pictureSources(picture));
      node.setAttribute('sizes', pictureSizes);
      node.setAttribute('loading', 'lazy');
      return;
    }
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow ugc');
  });
  return (html, tableBox) => withWideTables(purifier.sanitize(typedHtml(html), allowed), tableBox);
}

/**
 * The boxes are elements, not words put into the HTML: many browsers write the `<table>` of an address as it is, and a box
 * would end the attribute.
 */
function withWideTables(text: DocumentFragment, tableBox: Readonly<Record<string, string>>): string {
  for (const table of text.querySelectorAll('table')) {
    const box = document.createElement('div');
    for (const [name, value] of Object.entries(tableBox)) box.setAttribute(name, value);
    table.replaceWith(box);
    box.append(table);
  }
  const page = document.createElement('div');
  page.append(text);
  return page.innerHTML;
}
