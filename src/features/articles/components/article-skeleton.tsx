import { ReadingSkeleton } from '#src/components/reading-skeleton.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import head from './article-head.module.css';

/** A placeholder while the article loads. */
export function ArticleSkeleton() {
  return (
    <ReadingSkeleton>
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
    </ReadingSkeleton>
  );
}
