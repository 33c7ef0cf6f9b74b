import type { EventDetail } from '#contract/events.ts';
import { formatNumber } from '#src/lib/format.ts';
import styles from './seats-bar.module.css';

/** The share of seats that are taken, and the number left. */
export function SeatsBar({ seats }: Pick<EventDetail, 'seats'>) {
  const { capacity, taken, percent, isFull, waiting } = seats;
  const left = Math.max(0, capacity - taken);
  const isScarce = !isFull && percent >= 90;
  return (
    <div className={styles.seats} data-state={isFull ? 'full' : isScarce ? 'scarce' : 'open'}>
      <p className={styles.words}>
        <span className={styles.percent}>{percent}% Full</span>
        <span className={styles.left}>
          {isFull
            ? waiting > 0
              ? `${waiting} on the waitlist`
              : `All ${formatNumber(capacity)} seats taken`
            : `${formatNumber(left)} of ${formatNumber(capacity)} seats left`}
        </span>
      </p>
      <div
        role="meter"
        aria-label="Seats taken"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${percent}% Full`}
        className={styles.track}
      >
        <div className={styles.fill} data-fill style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
