import { SafetyCertificateFilled, UserOutlined } from '@ant-design/icons';

import { classNames } from '#src/lib/class-names.ts';
import styles from './role-icon.module.css';

/** Admins have a shield with a pulsing red dot, everyone else a person (rule shell). */
export function RoleIcon({ role }: { role: 'member' | 'admin' }) {
  const isAdmin = role === 'admin';
  return (
    <span className={classNames(styles.icon, isAdmin && styles.admin)} data-role={role} aria-hidden="true">
      {isAdmin ? <SafetyCertificateFilled /> : <UserOutlined />}
      {isAdmin && <span className={styles.dot} />}
    </span>
  );
}
