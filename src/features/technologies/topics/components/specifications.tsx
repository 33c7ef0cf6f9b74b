import type { Specification } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import styles from './specifications.module.css';

/** Names and their details, as in a data sheet. */
export function Specifications({ specifications }: { specifications: readonly Specification[] }) {
  return (
    <dl className={styles.sheet}>
      {specifications.map(({ name, details }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          {details.map((detail) => (
            <dd key={detail} className={styles.detail}>
              <Cited text={detail} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
