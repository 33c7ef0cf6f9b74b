import { CardPlaceholder } from '#src/components/record-card.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import card from './technology-card.module.css';
import styles from './technology-card-skeleton.module.css';

/** A placeholder card while the technology loads. */
export function TechnologyCardSkeleton() {
  return (
    <CardPlaceholder className={`${card.card} ${styles.card}`}>
      <Skeleton width={104} height={24} radius={99} />
      <span className={styles.lines}>
        <Skeleton width="68%" height={24} />
        <Skeleton width="44%" height={16} />
      </span>
      <span className={styles.lines}>
        <Skeleton width="100%" height={16} />
        <Skeleton width="96%" height={16} />
        <Skeleton width="52%" height={16} />
      </span>
      <Skeleton height={30} />
      <Skeleton width="80%" height={38} />
    </CardPlaceholder>
  );
}
