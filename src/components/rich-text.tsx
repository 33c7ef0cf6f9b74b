import { useMemo } from 'react';
import { cleanText } from './clean-text.ts';
import styles from './rich-text.module.css';

/** A table that is wider than the text scrolls in a box of its own, which the keyboard reaches. */
const tableBox = { class: styles.table ?? '', role: 'group', 'aria-label': 'Table', tabindex: '0' };

/**
 * HTML that people wrote, as text on a page. The server stores it sanitised; it is sanitised again here, so that
 * neither an older rule nor a saved answer can bring markup onto the page. Its own headings begin at level 3: where nothing
 * above it is of level 2, `title` names it for screen readers.
 */
export function RichText({ html, title }: { html: string; title?: string }) {
  const safe = useMemo(() => cleanText(html, tableBox), [html]);
  return (
    <>
      {title && <h2 className="visually-hidden">{title}</h2>}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />
    </>
  );
}
