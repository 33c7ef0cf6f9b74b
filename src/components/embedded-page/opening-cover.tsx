import { Spinner } from '#src/components/spinner.tsx';
import styles from './embedded-page.module.css';

/** Covers an embedded page, white as it is at first, until it has something to show. */
export function OpeningCover({ title }: { title: string }) {
  return (
    <div className={styles.cover}>
      <Spinner label={`Opening ${title}`} />
    </div>
  );
}
