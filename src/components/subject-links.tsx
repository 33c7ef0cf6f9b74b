import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useChosenInView } from '#src/hooks/use-chosen-in-view.ts';
import { NavLink } from './link.tsx';
import styles from './subject-links.module.css';

interface SubjectLinksProps {
  label: string;
  /** `isExact`: pages below this one belong to another subject. */
  links: readonly { to: string; label: string; isExact?: boolean }[];
}

/** The links between the pages of one subject, in a row above them. */
export function SubjectLinks({ label, links }: SubjectLinksProps) {
  const { pathname } = useLocation();
  const row = useRef<HTMLUListElement>(null);
  useChosenInView(row, '[aria-current=page]', pathname);
  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles.links}>
        {links.map(({ to, label: name, isExact = false }) => (
          <li key={to}>
            <NavLink to={to} end={isExact} className={styles.link ?? ''}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
