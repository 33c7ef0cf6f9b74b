import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import card from './card.module.css';
import styles from './tag-card.module.css';

interface TagCardProps {
  title: string;
  tags: readonly string[];
  isOwn: boolean;
}

/** Interests or skills. If there are none, the member's own profile shows an invitation and others show no card. */
export function TagCard({ title, tags, isOwn }: TagCardProps) {
  if (tags.length === 0 && !isOwn) return null;
  const id = `tags-${title.toLowerCase()}`;
  return (
    <section className={card.card} aria-labelledby={id}>
      <h2 id={id} className={card.title}>
        {title}
      </h2>
      {tags.length > 0 ? (
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      ) : (
        <p className={card.quiet}>
          Add a few words, so that others can find you. <Link to={paths.profileEdit}>Add {title.toLowerCase()}</Link>
        </p>
      )}
    </section>
  );
}
