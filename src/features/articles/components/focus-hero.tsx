import type { FocusArea } from '#contract/focus-areas.ts';
import { FocusArt, FocusIcon } from '#src/features/focus-areas/index.ts';
import styles from './focus-hero.module.css';

/** The opening of a focus area's page: what it is about, and its picture. */
export function FocusHero({ area }: { area: FocusArea }) {
  return (
    <header className={styles.hero}>
      <div className={styles.picture}>
        <FocusArt slug={area.slug} />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          <FocusIcon slug={area.slug} size={22} />
          Focus area
        </p>
        <h1 className={styles.title}>{area.title}</h1>
        <p className={styles.text}>{area.description}</p>
      </div>
    </header>
  );
}
