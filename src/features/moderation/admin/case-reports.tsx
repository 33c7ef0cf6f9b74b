import type { ModerationCase } from '#contract/moderation.ts';
import { reportReasons } from '#contract/moderation-reports.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { formatAge } from '#src/lib/format.ts';
import card from './case-card.module.css';

/** The reports of a record: how often each reason was given, and the newest reports. */
export function CaseReports({ moderated: { reasons, reports, reportCount } }: { moderated: ModerationCase }) {
  return (
    <div className={card.reports}>
      <p className={styles.badges}>
        {reasons.map(({ reason, count }) => (
          <Badge key={reason} tone="plain">
            {reportReasons[reason]}
            {count > 1 && ` × ${count}`}
          </Badge>
        ))}
      </p>
      <details open={reports.length === 1}>
        <summary>
          {reportCount > reports.length
            ? `The newest ${reports.length} of ${reportCount} reports`
            : reportsOf(reportCount)}
        </summary>
        <ul className={card.list}>
          {reports.map(({ id, reason, details, reporter, createdAt }) => (
            <li key={id}>
              <span className={styles.second}>
                {reporter ? <MemberLink member={reporter} /> : 'A former member'}, {reportReasons[reason]},{' '}
                <time dateTime={createdAt}>{formatAge(createdAt)}</time>
              </span>
              {details && <p className={styles.text}>{details}</p>}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function reportsOf(count: number): string {
  return count === 1 ? 'One report' : `${count} reports`;
}
