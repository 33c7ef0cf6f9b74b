import { builtInFocusAreas, type FocusArea } from '#contract/focus-areas.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { FocusIcon, useFocusAreas } from '#src/features/focus-areas/index.ts';
import styles from './focus-areas.module.css';

/** The number of placeholder cards while the areas load. */
const placeholders = 6;

/** The grid of focus areas; the built-in six if the server names none (rule built-in-content). */
export function AboutFocusAreas() {
  const { data, isPending } = useFocusAreas();
  const areas = data && data.length > 0 ? data : builtInFocusAreas;
  return (
    <ul className={styles.grid} aria-busy={isPending}>
      {isPending
        ? Array.from({ length: placeholders }, (_, index) => <PlaceholderCard key={index} />)
        : areas.map((area) => <AreaCard key={area.slug} area={area} />)}
    </ul>
  );
}

function AreaCard({ area }: { area: Pick<FocusArea, 'slug' | 'title' | 'description' | 'icon'> }) {
  return (
    <li className={styles.card}>
      <span className={styles.icon}>
        <FocusIcon slug={area.slug} icon={area.icon} size={28} />
      </span>
      <h3 className={styles.title}>
        <CardLink to={pathTo(paths.focusArea, { slug: area.slug })}>{area.title}</CardLink>
      </h3>
      <p className={styles.text}>{area.description}</p>
    </li>
  );
}

/** Measures as an area's card does. */
function PlaceholderCard() {
  return (
    <li className={styles.card} data-testid="focus-area-placeholder">
      <Skeleton width={56} height={56} radius={16} />
      <div className={styles.title}>
        <Skeleton width="60%" height="1lh" />
      </div>
      <div className={styles.text}>
        <Skeleton height="0.8lh" />
        <Skeleton width="70%" height="0.8lh" />
      </div>
    </li>
  );
}
