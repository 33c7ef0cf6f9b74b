import { type EventState, eventStates } from '#contract/events-admin.ts';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { formatNumber } from '#src/lib/format.ts';
import styles from './event-state.module.css';

const tones: Record<EventState, BadgeTone> = {
  draft: 'info',
  published: 'primary',
  past: 'plain',
  cancelled: 'danger',
};

/** The state of an event. */
export function EventStateBadge({ state }: { state: EventState }) {
  return <Badge tone={tones[state]}>{eventStates[state]}</Badge>;
}

interface SeatsProps {
  capacity: number;
  taken: number;
  waiting: number;
  /** The page that lists the registrations, and the event it belongs to. */
  to?: string;
  of?: string;
}

/** `48 of 50`, the share of taken seats, and the length of the waitlist. */
export function Seats({ capacity, taken, waiting, to, of }: SeatsProps) {
  const figure = `${formatNumber(taken)} of ${formatNumber(capacity)}`;
  return (
    <div className={styles.seats}>
      {to === undefined ? (
        <span className={styles.figure}>{figure}</span>
      ) : (
        <Link to={to} className={styles.figure} aria-label={`${figure} seats taken: registrations of ${of}`}>
          {figure}
        </Link>
      )}
      <progress className={styles.bar} value={taken} max={capacity} aria-label="Seats taken" />
      {waiting > 0 && <span className={styles.waiting}>{formatNumber(waiting)} waiting</span>}
    </div>
  );
}
