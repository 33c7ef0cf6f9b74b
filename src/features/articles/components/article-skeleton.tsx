import { Skeleton } from '#src/components/skeleton.tsx';
import head from './article-head.module.css';
import styles from './article-skeleton.module.css';

const lines = ['100%', '97%', '99%', '64%', '98%', '100%', '95%', '41%'];

/** An article that is on its way, in the measures of the one to come. */
export function ArticleSkeleton() {
  return (
    <div role="status" className={styles.article}>
      <span className="visually-hidden">Loading article</span>
      <div className={head.head}>
        <div className={head.words}>
          <Skeleton width={140} height="1.2em" />
          <div className={head.title}>
            <Skeleton width="92%" height="1em" />
            <Skeleton width="58%" height="1em" />
          </div>
          <Skeleton height="1.4em" />
          <Skeleton width="70%" height="1.4em" />
          <Skeleton width="52%" height="1.2em" />
        </div>
        <div className={head.picture}>
          <Skeleton height="100%" radius={0} />
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
