import { lazy, Suspense } from 'react';

import styles from './footer.module.css';

const NewsletterForm = lazy(() =>
  import('#src/features/newsletter/index.ts').then((module) => ({ default: module.NewsletterForm })),
);

/** The form library is not part of the first load; an empty space is reserved for the field. */
export function LazyNewsletterForm() {
  return (
    <div className={styles.newsletter}>
      <Suspense fallback={null}>
        <NewsletterForm />
      </Suspense>
    </div>
  );
}
