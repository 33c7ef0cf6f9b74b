import { CrownFilled } from '@ant-design/icons';

import type { EventDetail } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { momentIn } from '#src/lib/format.ts';
import { signInPath } from '#src/lib/return-to.ts';
import styles from './priority-note.module.css';

/** Who registers, from when, and whom the waitlist takes first (rule event-priority). Empty where all are equal. */
export function PriorityNote({ event }: { event: EventDetail }) {
  const { caller, priorityHours, registrationOpens, timeZone } = event;
  const isEarly = priorityHours > 0 && registrationOpens !== null && Date.parse(registrationOpens) > Date.now();
  if (caller.mayRegister && caller.opens === null && !isEarly && !event.seats.isFull) return null;
  return (
    <div className={styles.note}>
      {!caller.mayRegister && <ForProfessionals id={event.id} />}
      {caller.mayRegister && caller.opens !== null && (
        <p className={styles.opens}>Registration opens on {momentIn(timeZone, caller.opens)}.</p>
      )}
      {isEarly && <p>{earlyInWords(event)}</p>}
      {event.seats.isFull && <p>{waitlistInWords(caller.hasPriority)}</p>}
    </div>
  );
}

function ForProfessionals({ id }: { id: number }) {
  const { user } = useCurrentUser();
  return (
    <p>
      <CrownFilled aria-hidden="true" className={styles.crown} /> This event is for Professional members.{' '}
      {user ? (
        <Link to={paths.pricing}>See membership plans</Link>
      ) : (
        <Link to={signInPath(pathTo(paths.event, { id }))}>Sign in</Link>
      )}
    </p>
  );
}

function earlyInWords({ caller, priorityHours, registrationOpens, timeZone }: EventDetail): string {
  const everyone = registrationOpens
    ? ` Registration opens for everyone on ${momentIn(timeZone, registrationOpens)}.`
    : '';
  const hours = priorityHours === 1 ? '1 hour' : `${priorityHours} hours`;
  return caller.hasPriority
    ? `As an annual member you can register ${hours} earlier than others.${caller.opens === null ? everyone : ''}`
    : `Annual members can register ${hours} earlier.`;
}

function waitlistInWords(hasPriority: boolean): string {
  return hasPriority
    ? 'As an annual member you come first on the waitlist, after other annual members who joined before you.'
    : 'Annual Professional members come first on the waitlist.';
}
