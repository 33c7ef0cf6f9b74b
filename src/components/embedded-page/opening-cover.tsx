import { Spinner } from '#src/components/spinner.tsx';
import styles from './embedded-page.module.css';

/** Covers an embedded page, which is white at first, until it has content. */
export function OpeningCover({ title }: { title: string }) {
  return (
    <div className={styles.cover}>
      <Spinner label={`Opening ${title}`} />
    </div>
  );
}
