import { BellOutlined } from '@ant-design/icons';

import { itemKinds } from '#contract/items.ts';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { FollowRecordButton, useFollows } from '#src/features/connections/index.ts';
import { formatAge } from '#src/lib/format.ts';
import styles from './followed-records.module.css';

/** The records that the member follows, each with the button to unfollow it. */
export function FollowedRecords() {
  const result = useFollows();
  return (
    <PagedResults
      result={result}
      noun="followed records"
      skeleton={<RowsSkeleton />}
      empty={
        <MessagePanel
          art={<BellOutlined />}
          title="You don’t follow anything yet"
          text="Select “Follow” on the page of a company, a technology, a member or a focus area."
        />
      }
    >
      {(items) => (
        <ul className={styles.list}>
          {items.map(({ kind, id, title, path, followedAt }) => (
            <li key={`${kind} ${id}`} className={styles.row} data-card>
              <div className={styles.words}>
                <h2 className={styles.title} data-gone={path === null}>
                  {path === null ? 'No longer available' : <Link to={path}>{title}</Link>}
                </h2>
                <p className={styles.about}>
                  <span className={styles.kind}>{itemKinds[kind]}</span>, followed {formatAge(followedAt)}
                </p>
              </div>
              <FollowRecordButton kind={kind} id={id} name={title ?? `this ${itemKinds[kind]}`} />
            </li>
          ))}
        </ul>
      )}
    </PagedResults>
  );
}
