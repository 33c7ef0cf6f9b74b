import { goToAnchor } from '#src/lib/go-to-anchor.ts';
import styles from './section-nav.module.css';

export interface Place {
  id: string;
  title: string;
}

/** A section of a tab, and the link to it. */
export function SectionNav({ places }: { places: readonly Place[] }) {
  return (
    <nav aria-label="In this tab" className={styles.nav}>
      <ol className={styles.list}>
        {places.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link} onClick={goToAnchor}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
