import createPurifier from 'dompurify';
import { useMemo } from 'react';

import { pictureAt, pictureSources } from '#contract/kit/picture-addresses.ts';
import { textElements, typedHtml } from '#contract/kit/typed-text.ts';
import styles from './rich-text.module.css';

/** Text formatting, tables, links and stored pictures only; nothing else that loads, runs, styles or takes input. */
const allowed = {
  ALLOWED_TAGS: [...textElements],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/api\/pictures\/)/i,
  ADD_URI_SAFE_ATTR: ['width', 'height'],
  RETURN_DOM_FRAGMENT: true as const,
};

// A separate instance, because hooks apply to every use of an instance.
const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'IMG') {
    const picture = pictureAt(node.getAttribute('src') ?? '');
    if (picture === null) return node.remove();
    node.setAttribute('srcset', pictureSources(picture));
    node.setAttribute('sizes', '(max-width: 800px) 100vw, 760px');
    node.setAttribute('loading', 'lazy');
    return;
  }
  if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noopener noreferrer nofollow ugc');
});

/**
 * HTML that people wrote, as text on a page. The server stores it sanitised; it is sanitised again here, so that
 * neither an older rule nor a saved answer can bring markup onto the page.
 */
export function RichText({ html }: { html: string }) {
  const safe = useMemo(() => withWideTables(purifier.sanitize(typedHtml(html), allowed)), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}

/**
 * A table that is wider than the text scrolls in a box of its own, which the keyboard reaches. The boxes are elements, not
 * words put into the HTML: many browsers write the `<table>` of an address as it is, and a box would end the attribute.
 */
function withWideTables(text: DocumentFragment): string {
  for (const table of text.querySelectorAll('table')) {
    const box = document.createElement('div');
    const about = { class: styles.table ?? '', role: 'group', 'aria-label': 'Table', tabindex: '0' };
    for (const [name, value] of Object.entries(about)) box.setAttribute(name, value);
    table.replaceWith(box);
    box.append(table);
  }
  const page = document.createElement('div');
  page.append(text);
  return page.innerHTML;
}
