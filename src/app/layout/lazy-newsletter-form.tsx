import { lazy, Suspense } from 'react';

import { isInBrowser } from '#src/lib/in-browser.ts';
import styles from './footer.module.css';

const NewsletterForm = lazy(() =>
  import('#src/features/newsletter/index.ts').then((module) => ({ default: module.NewsletterForm })),
);

/**
 * The field is not part of the first load; an empty space is reserved for it. It is never drawn on the server: its rules
 * come with its code, and without scripts it could do nothing.
 */
export function LazyNewsletterForm() {
  return (
    <div className={styles.newsletter}>
      {isInBrowser && (
        <Suspense fallback={null}>
          <NewsletterForm />
        </Suspense>
      )}
    </div>
  );
}
