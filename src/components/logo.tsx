import styles from './logo.module.css';

/** The mark and the product's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
        <path d="M22.6 11.2A8 8 0 1 0 22.6 20.8" className={styles.ring} />
        <path d="M14.5 16c0-4 3.2-6.6 8.6-6.8-.2 5.4-2.9 8.5-7 8.5" className={styles.leaf} />
      </svg>
      <span className={styles.name} data-logo-name>
        {name}
      </span>
    </span>
  );
}
