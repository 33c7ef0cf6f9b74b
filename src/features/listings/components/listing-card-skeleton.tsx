import { CardPlaceholder } from '#src/components/record-card.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { classNames } from '#src/lib/class-names.ts';
import card from './listing-card.module.css';
import styles from './listing-card-skeleton.module.css';

/** A placeholder card while the listing loads. */
export function ListingCardSkeleton() {
  return (
    <CardPlaceholder hasPicture data-testid="listing-placeholder" className={classNames(card.card, styles.card)}>
      <div className={card.art}>
        <Skeleton height="100%" radius={0} />
      </div>
      <div className={card.body}>
        <div className={card.head}>
          <Skeleton width={112} height={24} radius={99} />
        </div>
        <div className={card.title}>
          <Skeleton width="85%" height="1.35em" />
        </div>
        <div className={card.where}>
          <Skeleton width="45%" height="1.5em" />
        </div>
        <div className={styles.excerpt}>
          <Skeleton height={16} />
          <Skeleton width="70%" height={16} />
        </div>
        <div className={card.foot}>
          <Skeleton width="60%" height={26} />
        </div>
      </div>
    </CardPlaceholder>
  );
}
