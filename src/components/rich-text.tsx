import createPurifier from 'dompurify';
import { useMemo } from 'react';

import { textElements, typedHtml } from '#contract/kit/typed-text.ts';
import styles from './rich-text.module.css';

/** Text formatting, tables and links only; nothing that loads, runs, styles or takes input. */
const allowed = {
  ALLOWED_TAGS: [...textElements],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
};

// A separate instance, because hooks apply to every use of an instance.
const purifier = createPurifier(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
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

/** A table that is wider than the text scrolls in a box of its own, which the keyboard reaches. */
function withWideTables(safe: string): string {
  return safe
    .replaceAll('<table>', `<div class="${styles.table}" role="group" aria-label="Table" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
