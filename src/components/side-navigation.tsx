import { DownOutlined } from '@ant-design/icons';
import { type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import { useFoldedGroups } from '#src/hooks/use-folded-groups.ts';
import { classNames } from '#src/lib/class-names.ts';
import { currentLink, type PagePath } from '#src/lib/current-link.ts';
import { SideLink } from './side-link.tsx';
import styles from './side-navigation.module.css';

export interface SideNavigationLink {
  to: string;
  label: string;
  icon: ReactNode;
  /** The pages at which this link is the current one. */
  pages: readonly PagePath[];
  badge?: string;
  /** The number of unread messages, or of changes that have not been sent. */
  count?: string | undefined;
  /** The noun for the count, for screen readers. */
  countNoun?: string;
  /** Shown only while a page of this one or of its neighbours with the same parent is open. */
  within?: string;
}

export interface SideNavigationGroup {
  /** Groups with a title can be folded. */
  title: string | null;
  /** Folded until somebody opens it. */
  isFolded?: boolean;
  /** Side by side with the label below the icon, instead of one below the other. */
  isRow?: boolean;
  links: readonly SideNavigationLink[];
}

interface SideNavigationProps {
  label: string;
  groups: readonly SideNavigationGroup[];
  /** Icons only. */
  isCollapsed?: boolean;
}

/** The links of a sidebar in groups. Exactly one of them is marked as current; a folded group still shows it. */
export function SideNavigation({ label, groups, isCollapsed = false }: SideNavigationProps) {
  const { pathname } = useLocation();
  const column = useRef<HTMLElement>(null);
  useChosenInView(column, '[aria-current=page]', pathname);
  const current = currentLink(
    groups.flatMap(({ links }) => links),
    pathname,
  );
  return (
    <nav ref={column} aria-label={label} className={classNames(styles.groups, isCollapsed && styles.collapsed)}>
      {groups.map((group) => (
        <Group key={group.title ?? group.links[0]?.to} group={group} current={current} isCollapsed={isCollapsed} />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: SideNavigationGroup;
  current: SideNavigationLink | undefined;
  isCollapsed: boolean;
}

function Group({ group: { title, links, isRow = false, ...group }, current, isCollapsed }: GroupProps) {
  const id = useId();
  const stored = useFoldedGroups((state) => (title === null ? false : state.isFolded[title]));
  const setFolded = useFoldedGroups((state) => state.setFolded);
  const isFolded = stored ?? group.isFolded ?? false;
  const parent = current?.within ?? current?.to;
  const shown = links.filter((link) => {
    if (link === current) return true;
    return !isFolded && (link.within === undefined || link.within === parent);
  });
  return (
    <div className={styles.group}>
      {title !== null && (
        <button
          type="button"
          className={styles.title}
          aria-expanded={!isFolded}
          aria-controls={id}
          title={isCollapsed ? title : undefined}
          onClick={() => setFolded(title, !isFolded)}
        >
          <span className={styles.words}>{title}</span>
          <DownOutlined aria-hidden="true" className={styles.caret} />
        </button>
      )}
      <ul id={id} className={classNames(isRow && styles.row)}>
        {shown.map((link) => (
          <li key={link.to}>
            <SideLink link={link} isCurrent={link === current} isCollapsed={isCollapsed} isTile={isRow} />
          </li>
        ))}
      </ul>
    </div>
  );
}
