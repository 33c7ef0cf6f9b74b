import type { KeyPlayer } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import styles from './key-players.module.css';

/** The organisations that work on the technology: real ones, described by their own publications. */
export function KeyPlayers({ players }: { players: readonly KeyPlayer[] }) {
  return (
    <ul className={styles.players} aria-label="Key players">
      {players.map(({ name, location, focus, url, details }) => (
        <li key={name} className={styles.player}>
          <div className={styles.who}>
            <h3 className={styles.name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </h3>
            <p className={styles.location}>{location}</p>
          </div>
          <div className={styles.what}>
            <p>
              <Cited text={focus} />
            </p>
            {details && (
              <dl className={styles.details}>
                <div>
                  <dt>Type</dt>
                  <dd>{details.type}</dd>
                </div>
                <div>
                  <dt>Reactor type</dt>
                  <dd>{details.reactorType}</dd>
                </div>
                <div>
                  <dt>Funding</dt>
                  <dd>
                    <Cited text={details.funding} />
                  </dd>
                </div>
              </dl>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
