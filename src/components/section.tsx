import { type ReactNode, useId } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  text?: ReactNode;
  /** Beside the title: a short text for the state. */
  badge?: ReactNode;
  /** Opposite the title. */
  action?: ReactNode;
  isDanger?: boolean;
  children?: ReactNode;
}

/** One subject of the settings. */
export function Section({ title, text, badge, action, isDanger = false, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles.section, isDanger && styles.danger)} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <span id={id}>{title}</span>
            {badge}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
