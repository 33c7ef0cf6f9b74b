import styles from './tool-mark.module.css';

/** The page's logo: several voices run together into one answer. */
export function ToolMark() {
  return (
    <svg viewBox="0 0 56 56" width="56" height="56" aria-hidden="true" className={styles.mark}>
      <path d="M10 14c12 0 14 14 24 14" className={styles.voice} />
      <path d="M10 28h24" className={styles.voice} />
      <path d="M10 42c12 0 14-14 24-14" className={styles.voice} />
      <circle cx="10" cy="14" r="3" className={styles.start} />
      <circle cx="10" cy="28" r="3" className={styles.start} />
      <circle cx="10" cy="42" r="3" className={styles.start} />
      <circle cx="40" cy="28" r="7" className={styles.answer} />
    </svg>
  );
}
