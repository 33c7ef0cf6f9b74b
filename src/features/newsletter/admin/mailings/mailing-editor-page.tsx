import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { useRecord } from '#src/hooks/use-record.ts';
import { mailingQuery } from './api.ts';
import { MailingEditor } from './mailing-editor.tsx';
import { MailingReport } from './mailing-report.tsx';

/** /admin/newsletter/mailings/create */
export function CreateMailingPage() {
  return <MailingEditor key="new" />;
}

/** /admin/newsletter/mailings/{id}: the editor of a draft; of any other, how it looks and what became of it. */
export function EditMailingPage() {
  const { data, isMissing, error, isFetching, refetch } = useRecord(mailingQuery);
  if (isMissing) {
    return (
      <MessagePanel
        title="Mailing Not Found"
        text="This mailing does not exist, or it was a draft that has been deleted."
        action={<ButtonLink to={paths.adminMailings}>All mailings</ButtonLink>}
      />
    );
  }
  if (data?.state === 'draft') return <MailingEditor key={data.id} mailing={data} />;
  if (data) return <MailingReport mailing={data} />;
  if (!error) return <RowsSkeleton />;
  return <RetryPanel title="The mailing could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />;
}
