import { TagLinks } from '#src/components/tag-links.tsx';
import { technologiesPath } from '../filters.ts';
import styles from './technology-tags.module.css';

/** The tags of a technology; each links to others with that tag. */
export function TechnologyTags({ tags }: { tags: readonly string[] }) {
  return (
    <section aria-labelledby="technology-tags" className={styles.card}>
      <h2 id="technology-tags" className={styles.title}>
        Tags
      </h2>
      <TagLinks tags={tags} to={(tag) => technologiesPath({ tag })} />
    </section>
  );
}
