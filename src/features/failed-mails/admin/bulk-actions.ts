import { discardFailedMail, type FailedMail, retryFailedMail } from '#contract/failed-mails.ts';
import type { BulkAction } from '#src/components/bulk-actions.tsx';
import { call } from '#src/lib/api-client.ts';

const params = ({ id }: FailedMail) => ({ params: { id: String(id) } });

/** The actions for several emails at once. */
export const bulkActions: readonly BulkAction<FailedMail>[] = [
  {
    label: 'Try again',
    act: (mail) => call(retryFailedMail, params(mail)),
    done: (mails) => `Sending ${mails} again`,
  },
  {
    label: 'Discard',
    isDanger: true,
    question: (mails) => ({
      title: `Discard ${mails}?`,
      text: 'They are not sent, now or later. This cannot be undone.',
      submit: 'Discard mails',
      keep: 'Keep mails',
    }),
    act: (mail) => call(discardFailedMail, params(mail)),
    done: (mails) => `Discarded ${mails}`,
  },
];
