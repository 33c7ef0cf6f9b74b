import { lazy, Suspense, useEffect, useState } from 'react';

import styles from './footer.module.css';

const NewsletterForm = lazy(() =>
  import('#src/features/newsletter/index.ts').then((module) => ({ default: module.NewsletterForm })),
);

/**
 * The form library is not part of the first load; an empty space is reserved for the field. It is never drawn on the server:
 * its rules come with its code, and without scripts it could do nothing.
 */
export function LazyNewsletterForm() {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  return (
    <div className={styles.newsletter}>
      {isBrowser && (
        <Suspense fallback={null}>
          <NewsletterForm />
        </Suspense>
      )}
    </div>
  );
}
