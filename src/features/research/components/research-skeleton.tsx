import { PictureHead } from '#src/components/picture-head.tsx';
import { ReadingSkeleton } from '#src/components/reading-skeleton.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import head from './research-head.module.css';

/** A placeholder while the research article loads. */
export function ResearchSkeleton() {
  return (
    <ReadingSkeleton>
      <PictureHead className={head.head}>
        <Skeleton width={130} height={26} radius={99} />
        <div className={head.title}>
          <Skeleton width="80%" height="1em" />
        </div>
        <Skeleton height="1.4em" />
        <Skeleton width="70%" height="1.4em" />
        <Skeleton width="52%" height="1.2em" />
      </PictureHead>
    </ReadingSkeleton>
  );
}
