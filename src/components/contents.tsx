import { useEffect, useState } from 'react';

import { goToAnchor } from '#src/lib/go-to-anchor.ts';
import type { HtmlSection } from '#src/lib/html-sections.ts';
import styles from './contents.module.css';

/** Whether a text has enough headings for a table of contents. */
export function hasContents(sections: readonly HtmlSection[]): boolean {
  return sections.filter(({ title }) => title !== '').length > 1;
}

/** The headings of a long text, with the current one marked. */
export function Contents({ sections }: { sections: readonly HtmlSection[] }) {
  const titled = sections.filter(({ title }) => title !== '');
  const current = useCurrentSection(titled);
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <ol className={styles.list}>
        {titled.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === current ? 'location' : undefined}
              onClick={goToAnchor}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The id of the last heading that has passed the upper third of the window. */
function useCurrentSection(sections: readonly HtmlSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const headings = ids
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null);
    const update = () => {
      setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 3)?.id);
    };
    // The observer reports each heading that crosses the line; nothing else changes the current heading.
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66% 0px' });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
