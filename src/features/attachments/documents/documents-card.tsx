import { useQuery } from '@tanstack/react-query';

import { attachmentBounds, type DocumentHolder } from '#contract/attachments.ts';
import { documentBounds } from '#contract/attachments-documents.ts';
import { FormCard } from '#src/components/form-card.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { documentsQuery } from './api.ts';
import { DocumentsForm } from './documents-form.tsx';

/** The form for the documents of a record, which are saved apart from its other fields (rule documents). */
export function DocumentsCard({ kind, id }: { kind: DocumentHolder; id: number }) {
  const { data, isFetchedAfterMount, isError, isFetching, refetch } = useQuery({
    ...documentsQuery(kind, id),
    refetchOnMount: 'always',
  });
  return (
    <FormCard
      title="Documents"
      text={`Decks, data sheets, reports: up to ${documentBounds.perRecord} files of ${attachmentBounds.bytes / 1024 / 1024} MB each. Everybody who sees this page can download them.`}
    >
      {/* A saved answer may be an old one: the form starts with a fresh one, and keeps what it has from then on. */}
      {data && isFetchedAfterMount ? (
        <DocumentsForm kind={kind} id={id} saved={data.documents} />
      ) : isError && !isFetching ? (
        <RetryPanel title="The documents could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the documents" />
      )}
    </FormCard>
  );
}
