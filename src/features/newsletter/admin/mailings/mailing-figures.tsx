import type { Mailing } from '#contract/newsletter-mailings.ts';
import styles from '#src/components/admin-page.module.css';
import { formatNumber } from '#src/lib/format.ts';

const names = {
  queued: 'Written',
  sent: 'Sent',
  failed: 'Failed',
  bounced: 'Bounced',
  unsubscribed: 'Unsubscribed',
} as const satisfies Record<keyof Mailing['figures'], string>;

/** What has become of the emails of a mailing. Who opens or follows them is not recorded. */
export function MailingFigures({ mailing: { figures } }: { mailing: Mailing }) {
  return (
    <section className={styles.card} aria-label="Figures">
      <dl className={styles.figures}>
        {(Object.keys(names) as (keyof typeof names)[]).map((name) => (
          <div key={name}>
            <dt>{names[name]}</dt>
            <dd>{formatNumber(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.second}>Who opens the mailing, or follows a link in it, is not recorded.</p>
    </section>
  );
}
