import { Skeleton } from '#src/components/skeleton.tsx';
import head from './research-head.module.css';
import styles from './research-skeleton.module.css';

const lines = ['100%', '97%', '99%', '64%', '98%', '100%', '95%', '41%'];

/** A research article that is on its way, in the measures of the one to come. */
export function ResearchSkeleton() {
  return (
    <div role="status" className={styles.article}>
      <span className="visually-hidden">Loading article</span>
      <div className={head.head}>
        <div className={head.words}>
          <Skeleton width={130} height={26} radius={99} />
          <div className={head.title}>
            <Skeleton width="80%" height="1em" />
          </div>
          <Skeleton height="1.4em" />
          <Skeleton width="70%" height="1.4em" />
          <Skeleton width="52%" height="1.2em" />
        </div>
      </div>
      <div className={styles.lines}>
        {lines.map((width, line) => (
          <Skeleton key={`${line} ${width}`} width={width} height={18} />
        ))}
      </div>
    </div>
  );
}
