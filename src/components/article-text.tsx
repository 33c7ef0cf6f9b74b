import { useEffect } from 'react';

import type { HtmlSection } from '#src/lib/html-sections.ts';
import styles from './article-text.module.css';
import { RichText } from './rich-text.tsx';

/** A long text, section by section, set for reading. Headings can be addressed (`#s-…`). */
export function ArticleText({ sections }: { sections: readonly HtmlSection[] }) {
  useEffect(() => {
    // The text was loaded after the page, so the browser could not find the anchor.
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id && sections.some((section) => section.id === id)) document.getElementById(id)?.scrollIntoView();
  }, [sections]);
  return (
    <div className={styles.text}>
      {sections.map(({ id, title, html }) => (
        <section key={id} className={styles.section} {...(title && { 'aria-labelledby': id })}>
          {title && (
            <h2 id={id} tabIndex={-1} className={styles.heading}>
              {title}
            </h2>
          )}
          <RichText html={html} />
        </section>
      ))}
    </div>
  );
}
