import { type OwnSecurityEntry, securityEvents, securityResults } from '#contract/security-log.ts';
import { Badge } from '#src/components/badge.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Section } from '#src/components/section.tsx';
import styles from '#src/components/section-content.module.css';
import { formatDate, formatTime } from '#src/lib/format.ts';
import { useSecurityActivity } from '../api.ts';

/** The security events of the account: sign-ins, refused ones too, and changes. */
export function ActivitySection() {
  const result = useSecurityActivity();
  return (
    <Section
      title="Security activity"
      text="Sign-ins, refused attempts, and changes to how you sign in. If something was not you, change your password and write to us."
    >
      <PagedResults
        result={result}
        noun="entries"
        skeleton={<RowsSkeleton />}
        empty={<p className={styles.about}>Nothing so far.</p>}
      >
        {(entries) => (
          <ul className={styles.rows}>
            {entries.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedResults>
    </Section>
  );
}

function ActivityRow({ entry: { event, result, device, isByTeam, createdAt } }: { entry: OwnSecurityEntry }) {
  const by = isByTeam ? 'by the team' : device;
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          {securityEvents[event]}
          {result !== 'done' && <Badge tone="warning">{securityResults[result]}</Badge>}
        </p>
        <p className={styles.about}>
          <time dateTime={createdAt}>
            {formatDate(createdAt)}, {formatTime(createdAt)}
          </time>
          {by && `, ${by}`}
        </p>
      </div>
    </li>
  );
}
