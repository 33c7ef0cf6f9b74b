import { useRouteError } from 'react-router-dom';

import { usePageTitle } from '#src/hooks/use-page-title.ts';
import styles from './message-page.module.css';

/**
 * Shown when a page threw an error or its code could not be loaded (because a new version was published, or the network
 * is down). Reloading helps in both cases.
 */
export function ErrorPage() {
  const error = useRouteError();
  usePageTitle('Something went wrong');
  console.error('A page failed', error);
  return (
    <section className={styles.page} role="alert">
      <h1>Something went wrong</h1>
      <p className={styles.text}>This page could not be shown. What you typed in forms is kept. Please try again.</p>
      <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
        Reload page
      </button>
    </section>
  );
}
