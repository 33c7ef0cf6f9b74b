import { useQuery } from '@tanstack/react-query';

import { fillPath } from '#contract/kit/endpoint.ts';
import { type Mailing, previewMailing } from '#contract/newsletter-mailings.ts';
import { MailPreview } from '#src/components/mail-preview.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { mailingTextQuery } from './api.ts';

/** A mailing as it will look. */
export function MailingPreview({ mailing: { id, version, subject, preheader } }: { mailing: Mailing }) {
  const { data, isError, isFetching, refetch } = useQuery(mailingTextQuery(id));
  if (!data && isError) {
    return (
      <RetryPanel title="The preview could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <RowsSkeleton />;
  const path = fillPath(previewMailing.path, { id: String(id) });
  return (
    <MailPreview
      subject={subject}
      preheader={preheader}
      src={(theme) => `${path}?theme=${theme}`}
      text={data.text}
      edition={version}
    />
  );
}
