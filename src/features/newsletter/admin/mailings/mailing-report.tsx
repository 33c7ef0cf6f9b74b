import { paths } from '#contract/kit/paths.ts';
import type { Mailing } from '#contract/newsletter-mailings.ts';
import { newsletterTopics } from '#contract/newsletter-topics.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { BackLink } from '#src/components/back-link.tsx';
import { MailingFigures } from './mailing-figures.tsx';
import { MailingPreview } from './mailing-preview.tsx';
import { MailingStateBadge, whenOf } from './mailing-state.tsx';
import { MailingSteps } from './mailing-steps.tsx';

/** A mailing that is scheduled, on its way or sent: what became of it, and how it looks. */
export function MailingReport({ mailing }: { mailing: Mailing }) {
  return (
    <div className={styles.page}>
      <BackLink to={paths.adminMailings}>All mailings</BackLink>
      <AdminHead
        title={mailing.subject}
        about={
          <p className={styles.about}>
            <MailingStateBadge {...mailing} /> {whenOf(mailing)}. To:{' '}
            {mailing.topics.map((topic) => newsletterTopics[topic].title).join(', ')}.
          </p>
        }
      >
        <MailingSteps mailing={mailing} />
      </AdminHead>
      {mailing.startedAt !== null && <MailingFigures mailing={mailing} />}
      <MailingPreview mailing={mailing} />
    </div>
  );
}
