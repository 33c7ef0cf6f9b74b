import { type Point, steps, straightPath } from '#src/lib/svg-path.ts';
import styles from './introduction-picture.module.css';

/** People, spread like the seeds of a sunflower: even, but never in rows. */
const people: Point[] = steps(72, 1, 1).map((n) => {
  const turn = n * Math.PI * (3 - Math.sqrt(5));
  const far = 34 * Math.sqrt(n);
  return [360 + 1.5 * far * Math.cos(turn), 170 + 0.82 * far * Math.sin(turn)];
});

/** Each person knows the next ones on the spiral: the neighbours 8 and 13 further out. */
const ties = people.flatMap((from, index) =>
  [8, 13].flatMap((step) => {
    const to = people[index + step];
    return to ? [straightPath([from, to])] : [];
  }),
);

const dots = people.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join('');

/** Two people of the network, and the introduction that joins them. */
export function IntroductionPicture() {
  return (
    <>
      <svg viewBox="0 0 720 340" preserveAspectRatio="xMidYMid slice" fill="none" className={styles.network}>
        <path d={ties.join('')} className={styles.ties} />
        <path d={dots} className={styles.people} />
      </svg>
      <div className={styles.scene}>
        <Person name="You" role="Founder, energy storage" />
        <span className={styles.path} />
        <span className={styles.introduction}>Warm introduction</span>
        <span className={styles.path} />
        <Person name="An investor" role="In your focus area" />
      </div>
    </>
  );
}

function Person({ name, role }: { name: string; role: string }) {
  return (
    <span className={styles.person}>
      <svg viewBox="0 0 40 40" width="40" height="40" fill="none" className={styles.portrait}>
        <circle cx="20" cy="16" r="5.5" />
        <path d="M9.5 32c1.3-6 5.3-9 10.5-9s9.2 3 10.5 9" />
      </svg>
      <span className={styles.name}>{name}</span>
      <span className={styles.role}>{role}</span>
    </span>
  );
}
