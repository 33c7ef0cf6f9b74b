import styles from './initials.module.css';

/** Stands for a member beside their name. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/[\s._-]+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.slice(0, 1) ?? '');
  return (
    <span className={styles.initials} aria-hidden="true">
      {letters.join('').toUpperCase()}
    </span>
  );
}
