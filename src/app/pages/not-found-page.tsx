import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import styles from './message-page.module.css';

/** Shown for every path without a route. Its hint is meant for developers (rule missing-records). */
export function NotFoundPage() {
  usePageTitle('404 Page Not Found');
  return (
    <section className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>404 Page Not Found</h1>
      <p className={styles.text}>Did you forget to add the page to the router?</p>
      <ButtonLink to={paths.home}>Back to Home</ButtonLink>
    </section>
  );
}
