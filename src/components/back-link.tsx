import { ArrowLeftOutlined } from '@ant-design/icons';

import styles from './back-link.module.css';
import { Link } from './link.tsx';

/** The link back to the page's parent. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.link}>
      <ArrowLeftOutlined aria-hidden="true" /> {children}
    </Link>
  );
}
