import { Skeleton } from '#src/components/skeleton.tsx';
import facts from './fact-list.module.css';
import styles from './listing-article.module.css';

const lines = ['100%', '96%', '99%', '62%', '100%', '94%', '97%', '40%'];

/** A listing that is on its way, in the measures of the one to come. */
export function ListingSkeleton() {
  return (
    <div role="status" className={styles.article}>
      <span className="visually-hidden">Loading listing</span>
      <div className={styles.hero}>
        <div className={styles.art}>
          <Skeleton height="100%" radius={0} />
        </div>
        <div className={styles.header}>
          <Skeleton width={120} height={24} radius={99} />
          <div className={styles.title}>
            <Skeleton width="72%" height="1.2em" />
          </div>
          <Skeleton width="52%" height="1.6em" />
        </div>
      </div>
      <div className={styles.columns}>
        <div className={styles.description}>
          <Skeleton width={120} height={24} />
          {lines.map((width, line) => (
            <Skeleton key={`${line} ${width}`} width={width} height={18} />
          ))}
        </div>
        <div className={styles.aside}>
          {[4, 2].map((count) => (
            <div key={count} className={facts.card}>
              <div className={facts.facts}>
                {lines.slice(0, count).map((width, line) => (
                  <Skeleton key={`${line} ${width}`} width={width} height={46} />
                ))}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
