import type { FocusArea } from '#contract/focus-areas.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { FocusArt } from './art/focus-art.tsx';
import styles from './focus-area-card.module.css';
import { FocusIcon } from './focus-icon.tsx';

interface FocusAreaCardProps {
  area: Pick<FocusArea, 'slug' | 'title' | 'description' | 'icon'>;
  className?: string | undefined;
}

/**
 * A focus area with its picture, which takes what height the words leave, `--picture-height` at least.
 * Leads to the area's page.
 */
export function FocusAreaCard({ area, className }: FocusAreaCardProps) {
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.picture}>
        <FocusArt slug={area.slug} className={styles.art} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <FocusIcon slug={area.slug} icon={area.icon} />
          <CardLink to={pathTo(paths.focusArea, { slug: area.slug })}>{area.title}</CardLink>
        </h3>
        <p className={styles.text}>{area.description}</p>
      </div>
    </article>
  );
}
