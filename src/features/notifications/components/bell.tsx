import { BellOutlined } from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useUnreadNotifications } from '../api.ts';
import styles from './bell.module.css';

/** The link to the notifications, with the number of unread ones. */
export function Bell() {
  const unread = useUnreadNotifications(true) ?? 0;
  return (
    <Link
      to={paths.notifications}
      className={styles.bell}
      title="Notifications"
      aria-label={unread > 0 ? `Notifications, ${unread} new` : 'Notifications'}
    >
      <BellOutlined aria-hidden="true" />
      {unread > 0 && (
        <span className={styles.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  );
}
