import { type ResearchCategory, researchCategories } from '#contract/research.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './badges.module.css';
import tints from './tints.module.css';

/** The category, in its colour. */
export function CategoryBadge({ category }: { category: ResearchCategory }) {
  return (
    <span className={classNames(tints[category], styles.badge, styles.category)} data-category={category}>
      {researchCategories[category]}
    </span>
  );
}

/** Marks premium content (rule premium-research). */
export function PremiumBadge() {
  return (
    <span className={classNames(styles.badge, styles.premium)}>
      <svg viewBox="0 0 16 16" width="12" height="12" fill="currentColor" aria-hidden="true">
        <path d="M8 1.5l1.9 4.1 4.4.6-3.2 3.1.8 4.5L8 11.6l-3.9 2.2.8-4.5L1.7 6.2l4.4-.6z" />
      </svg>
      Premium Content
    </span>
  );
}
