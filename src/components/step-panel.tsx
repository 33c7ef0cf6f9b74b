import type { ButtonHTMLAttributes, ReactNode } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import styles from './step-panel.module.css';

const marks = {
  mail: 'M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 7v6M12 16.8v.2',
} as const;

interface StepPanelProps {
  mark: keyof typeof marks;
  title: string;
  text: ReactNode;
  actions?: ReactNode;
}

/** A page's single message, as on pages of emailed links. Changes are announced. */
export function StepPanel({ mark, title, text, actions }: StepPanelProps) {
  return (
    <div className={styles.page}>
      <section className={styles.panel} aria-live="polite">
        <span className={classNames(styles.mark, mark === 'warning' && styles.warning)}>
          <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
            <path d={marks[mark]} />
          </svg>
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </section>
    </div>
  );
}

/** The page's single action. */
export function StepButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={styles.button} />;
}
