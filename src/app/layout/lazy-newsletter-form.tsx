import { lazy, Suspense } from 'react';

import styles from './footer.module.css';

const NewsletterForm = lazy(() =>
  import('#src/features/newsletter/index.ts').then((module) => ({ default: module.NewsletterForm })),
);

/** The form library is no part of the first load; the field's place is kept free for it. */
export function LazyNewsletterForm() {
  return (
    <div className={styles.newsletter}>
      <Suspense fallback={null}>
        <NewsletterForm />
      </Suspense>
    </div>
  );
}
