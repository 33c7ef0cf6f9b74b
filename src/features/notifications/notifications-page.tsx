import { BellOutlined } from '@ant-design/icons';
import { useEffect } from 'react';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { formatAge } from '#src/lib/format.ts';
import { useMarkNotificationsRead, useNewestNotification, useNotifications } from './api.ts';
import styles from './notifications-page.module.css';

/** /notifications: the member's notifications. Those on screen count as read. */
export function NotificationsPage() {
  usePageTitle(staticPages[paths.notifications].title);
  const result = useNotifications();
  const newest = result.data?.pages[0]?.items[0];
  const { refetch } = result;
  const arrived = useNewestNotification();
  useEffect(() => {
    if (newest && arrived !== undefined && arrived > newest.id) void refetch();
  }, [arrived, newest, refetch]);
  const { mutate: markRead } = useMarkNotificationsRead();
  useEffect(() => {
    if (newest && !newest.isRead) markRead(newest.id);
  }, [newest, markRead]);
  return (
    <Page width="narrow">
      <PageHeader title="Notifications" subtitle="Requests, answers and news, newest first." />
      <PagedResults
        result={result}
        noun="notifications"
        skeleton={<RowsSkeleton />}
        empty={
          <MessagePanel
            art={<BellOutlined />}
            title="Nothing new"
            text="Connection requests, enquiries, introductions and messages appear here."
          />
        }
      >
        {(notifications) => (
          <ul className={styles.list}>
            {notifications.map(({ id, title, body, path, createdAt, isRead }) => (
              <li key={id} className={styles.row} data-unread={!isRead} data-card>
                <div className={styles.words}>
                  <h2 className={styles.title}>
                    <Link to={path}>{title}</Link>
                  </h2>
                  <p className={styles.body}>{body}</p>
                </div>
                <div className={styles.side}>
                  <time dateTime={createdAt}>{formatAge(createdAt)}</time>
                  {!isRead && <Badge>New</Badge>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </PagedResults>
    </Page>
  );
}
