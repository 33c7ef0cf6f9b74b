import { Skeleton } from '#src/components/skeleton.tsx';
import item from './feed-item-row.module.css';
import list from './feed-list.module.css';
import source from './feed-source-section.module.css';

/** Placeholders for the usual number of items: two sources with three items each. */
const sources = ['first', 'second'];
const items = ['first', 'second', 'third'];

/** Placeholders while feeds load, in their final size. */
export function FeedSkeleton() {
  return (
    <div role="status" className={list.list}>
      <span className="visually-hidden">Loading feeds</span>
      {sources.map((place) => (
        <div key={place} className={source.source} data-placeholder>
          <div className={source.head}>
            <Skeleton width={220} height={28} />
            <Skeleton width="60%" height={20} />
            <Skeleton width={140} height={18} />
          </div>
          <div className={source.items}>
            {items.map((row) => (
              <div key={row} className={item.item}>
                <div className={item.words}>
                  <Skeleton width={120} height={24} />
                  <Skeleton width="70%" height={24} />
                  <Skeleton height={42} />
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
