import { type ReactNode, useId } from 'react';

import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from './button-link.tsx';
import styles from './plan-note.module.css';

interface PlanNoteProps {
  title: string;
  /** What members have without the plan. */
  text: ReactNode;
  /** What the plan adds. */
  added: readonly string[];
}

/** For members without a plan: what it adds to a page, and the way to it. */
export function PlanNote({ title, text, added }: PlanNoteProps) {
  // A tab that was shown before stays in the page, with its own note.
  const titleId = useId();
  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p>{text}</p>
      <ul className={styles.added}>
        {added.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p>
        <ButtonLink to={paths.pricing}>See membership plans</ButtonLink>
      </p>
    </section>
  );
}
