import { cloneElement, isValidElement } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import { Link } from './link.tsx';
import styles from './side-link.module.css';
import type { SideNavigationLink } from './side-navigation.tsx';

interface SideLinkProps {
  link: Omit<SideNavigationLink, 'pages'>;
  isCurrent: boolean;
  isCollapsed?: boolean;
  /** The label below the icon. */
  isTile?: boolean;
}

/** A link of a sidebar: icon, label, and a badge or a count. Collapsed, its label is read out and shown as a hint. */
export function SideLink({ link, isCurrent, isCollapsed = false, isTile = false }: SideLinkProps) {
  const { to, label, icon, badge, count, countNoun = 'unread', within } = link;
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      title={isCollapsed ? label : undefined}
      className={classNames(
        styles.link,
        isCollapsed && styles.collapsed,
        isTile && !isCollapsed && styles.tile,
        within !== undefined && !isCollapsed && styles.within,
      )}
    >
      <span className={styles.icon} aria-hidden="true">
        {/* The name of a drawing would be one more label of the link. */}
        {isValidElement<{ 'aria-label'?: string }>(icon) && cloneElement(icon, { 'aria-label': undefined })}
      </span>
      <span className={styles.text}>{label}</span>
      {badge && <span className={classNames(styles.badge, styles.text)}>{badge}</span>}
      {count && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> {countNoun}</span>
        </span>
      )}
    </Link>
  );
}
