import { type ReactNode, useId } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './about-page.module.css';

interface AboutSectionProps {
  title: string;
  text?: ReactNode;
  /** With a background that spans the full width. */
  isBand?: boolean;
  children: ReactNode;
}

/** A section of /about: heading and text on the left, the content on the right or below. */
export function AboutSection({ title, text, isBand = false, children }: AboutSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(styles.section, isBand && styles.band)}>
      <div className={classNames(styles.column, styles.split)}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
