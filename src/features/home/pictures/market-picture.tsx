import { listingKinds } from '../listing-kinds.ts';
import styles from './market-picture.module.css';

/** A board with one listing of each kind. */
export function MarketPicture() {
  return (
    <ul className={styles.board}>
      {listingKinds.map(({ name, example }) => (
        <li key={name} className={styles.listing}>
          <span className={styles.kind}>{name}</span>
          {example}
        </li>
      ))}
    </ul>
  );
}
