import { CardPlaceholder } from '#src/components/record-card.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import card from './company-card.module.css';
import styles from './company-card-skeleton.module.css';

/** A placeholder card while the company loads. */
export function CompanyCardSkeleton() {
  return (
    <CardPlaceholder data-testid="company-placeholder" className={`${card.card} ${styles.card}`}>
      <Skeleton width={48} height={48} radius={8} />
      <span className={styles.lines}>
        <Skeleton width="62%" height={20} />
        <Skeleton width="40%" height={16} />
      </span>
      <span className={styles.wide}>
        <Skeleton width="100%" height={16} />
        <Skeleton width="94%" height={16} />
        <Skeleton width="46%" height={16} />
      </span>
      <span className={styles.wide}>
        <Skeleton width="72%" height={90} />
      </span>
    </CardPlaceholder>
  );
}
