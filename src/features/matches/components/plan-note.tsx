import { useId } from 'react';

import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import styles from './plan-note.module.css';

/** What the plan adds, in the order of the tabs. */
const added = [
  'All members who fit you, not only one a week',
  'Companies, technologies, listings and events for you',
  '“Good match” and “Not for me”, which improve your matches at once',
  'An email of new matches, once a week, which you can turn off',
];

/** Under the one match of a free member, and on the other tabs: what the Professional plan adds. */
export function PlanNote() {
  // A tab that was shown before stays in the page, with its own note.
  const titleId = useId();
  return (
    <section className={styles.note} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        The matchmaker is part of the Professional plan
      </h2>
      <p>On the Free plan you see one member a week who fits you. The Professional plan adds:</p>
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
