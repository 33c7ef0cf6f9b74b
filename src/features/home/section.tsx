import { type ReactNode, useId } from 'react';

import { Link } from '#src/components/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { ArrowIcon } from './arrow-icon.tsx';
import pageStyles from './home-page.module.css';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  title: string;
  text?: string;
  /** The link to more of the same. */
  more?: readonly { to: string; label: string }[];
  /** Has its own background, from edge to edge. */
  isBand?: boolean;
  children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ id, title, text, more, isBand = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={classNames(styles.section, isBand && styles.band)}>
      <div className={pageStyles.column}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {more && (
            <div className={styles.more}>
              {more.map(({ to, label }) => (
                <Link key={to} to={to}>
                  {label} <ArrowIcon />
                </Link>
              ))}
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
