import type { ChosenBlock, Mailing, MailingBlock, MailingSummary } from '#contract/newsletter-mailings.ts';
import { topicsOf } from '../topics.ts';
import type { MailingRow } from './store.ts';

/** A row of the admins' table. */
export function presentSummary(row: MailingRow): MailingSummary {
  const { id, version, subject, state, queued, sent, failed, bounced, unsubscribed } = row;
  return {
    id,
    version,
    subject,
    state,
    topics: topicsOf(row.topics),
    scheduledAt: row.scheduled_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    updatedAt: row.updated_at,
    figures: { queued, sent, failed, bounced, unsubscribed },
  };
}

/** The same with what the editor shows. */
export function presentMailing(row: MailingRow, blocks: ChosenBlock[]): Mailing {
  return { ...presentSummary(row), preheader: row.preheader, introduction: row.introduction, blocks };
}

/** The chosen records of a row. They were parsed before they were stored. */
export function blocksOf({ blocks }: Pick<MailingRow, 'blocks'>): MailingBlock[] {
  return JSON.parse(blocks) as MailingBlock[];
}
