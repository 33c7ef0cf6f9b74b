import { LockOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import styles from './section.module.css';

interface SectionProps {
  /** The target of links and of the app's menu. */
  id: string;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A section of the settings: the subject on the left, the controls on the right. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <div className={styles.about}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.card}>{children}</div>
    </section>
  );
}

interface RowProps {
  title: string;
  text?: ReactNode;
  /** The control at the end of the row. */
  children?: ReactNode;
  /** The id of the title, if it is the label of the control. */
  htmlFor?: string;
}

/** Replaces the control of a setting that the organization manages (docs/operations.md). */
export function Managed() {
  return (
    <Row
      title="Managed by your organization"
      text="Your administrator has decided this setting. Ask them if it needs to change."
    >
      <LockOutlined aria-hidden="true" />
    </Row>
  );
}

/** A line of a section's card: a name, a sentence, a control. */
export function Row({ title, text, htmlFor, children }: RowProps) {
  const Title = htmlFor === undefined ? 'p' : 'label';
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Title className={styles.name} {...(htmlFor !== undefined && { htmlFor })}>
          {title}
        </Title>
        {text && <p className={styles.detail}>{text}</p>}
      </div>
      {children && <div className={styles.control}>{children}</div>}
    </div>
  );
}
