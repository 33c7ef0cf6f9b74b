import type { Charge } from '#contract/memberships.ts';
import { Badge, type BadgeTone } from '#src/components/badge.tsx';
import { Section } from '#src/components/section.tsx';
import styles from '#src/components/section-content.module.css';
import { formatDate, formatDollars } from '#src/lib/format.ts';

const states: Record<Charge['status'], { word: string; tone: BadgeTone }> = {
  requested: { word: 'Requested', tone: 'info' },
  approved: { word: 'Approved', tone: 'primary' },
  declined: { word: 'Declined', tone: 'plain' },
  withdrawn: { word: 'Withdrawn', tone: 'plain' },
  conditional: { word: 'Due if it takes place', tone: 'info' },
  due: { word: 'Due', tone: 'warning' },
  waived: { word: 'Nothing charged', tone: 'plain' },
  refunding: { word: 'Refund in progress', tone: 'info' },
  refunded: { word: 'Paid back', tone: 'plain' },
};

/** The member's introduction requests and their prices. */
export function ChargesSection({ charges }: { charges: readonly Charge[] }) {
  return (
    <Section
      title="Requests and charges"
      text="Memberships you asked for and warm introductions. You are charged for an introduction only if it takes place."
    >
      {charges.length === 0 ? (
        <p className={styles.about}>Nothing so far.</p>
      ) : (
        <ul className={styles.rows}>
          {charges.map(({ id, title, amountCents, status, createdAt }) => (
            <li key={id} className={styles.row}>
              <div>
                <p className={styles.name}>{title}</p>
                <p className={styles.about}>{formatDate(createdAt)}</p>
              </div>
              <p className={styles.name}>
                <Badge tone={states[status].tone}>{states[status].word}</Badge>
                {amountCents === 0 ? 'Free' : formatDollars(amountCents / 100)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
