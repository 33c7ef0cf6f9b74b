import { CardPlaceholder } from '#src/components/record-card.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { classNames } from '#src/lib/class-names.ts';
import card from './event-card.module.css';
import styles from './event-list.module.css';

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders while events load, in the size of the cards. */
export function EventListSkeleton() {
  return (
    <div className={styles.list}>
      <div>
        <div className={styles.heading}>
          <Skeleton width={120} height="1.2em" />
        </div>
        <div className={styles.grid}>
          {places.map((place, index) => (
            <div key={place} className={classNames(styles.cell, index === 0 && styles.wide)}>
              <CardPlaceholder hasPicture className={classNames(card.card, index === 0 && card.first)}>
                <div className={card.picture}>
                  <Skeleton height="100%" radius={0} />
                </div>
                <div className={card.body}>
                  <Skeleton width={128} height={24} radius={99} />
                  <Skeleton width="72%" height={25} />
                  <Skeleton width="96%" height={18} />
                  <Skeleton width="60%" height={18} />
                  <Skeleton width="52%" height={24} />
                  <Skeleton width="100%" height={32} />
                </div>
              </CardPlaceholder>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
