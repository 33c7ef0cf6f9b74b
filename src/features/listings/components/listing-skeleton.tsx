import facts from '#src/components/fact-list.module.css';
import { RecordHeroSkeleton } from '#src/components/record-hero.tsx';
import { SideCardSkeleton } from '#src/components/side-card.tsx';
import { Skeleton, TextSkeleton } from '#src/components/skeleton.tsx';
import styles from './listing-article.module.css';

/** How many facts there are in the cards beside the text. */
const cards = [4, 2];

/** A placeholder while the listing loads, in its final size. */
export function ListingSkeleton() {
  return (
    <div role="status" className={styles.article}>
      <span className="visually-hidden">Loading listing</span>
      <RecordHeroSkeleton className={styles.hero}>
        <Skeleton width={120} height={24} radius={99} />
        <div className={styles.title}>
          <Skeleton width="72%" height="1.2em" />
        </div>
        <Skeleton width="52%" height="1.6em" />
        <Skeleton width={320} height={44} radius={8} />
      </RecordHeroSkeleton>
      <div className={styles.columns}>
        <div className={styles.description}>
          <Skeleton width={120} height={24} />
          <TextSkeleton gap={16} />
        </div>
        <div className={styles.aside}>
          {cards.map((count) => (
            <SideCardSkeleton key={count}>
              <div className={facts.facts}>
                {Array.from({ length: count }, (_, fact) => (
                  <Skeleton key={fact} height={46} />
                ))}
              </div>
            </SideCardSkeleton>
          ))}
        </div>
      </div>
    </div>
  );
}
