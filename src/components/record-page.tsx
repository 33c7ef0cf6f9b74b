import type { ReactNode } from 'react';

import { useOpenedRecord } from '#src/hooks/use-opened-record.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import type { LoadedRecord } from '#src/hooks/use-record.ts';
import { BackLink } from './back-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { MessagePanel } from './message-panel.tsx';
import { Page } from './page.tsx';
import { PdfHandle } from './pdf-handle.tsx';
import styles from './record-page.module.css';
import { RetryPanel } from './retry-panel.tsx';

interface RecordPageProps<Data> {
  record: LoadedRecord<Data>;
  /** The kind of record: `Listing`. */
  name: string;
  /** The page's title once the record is loaded. */
  titleOf: (data: Data) => string;
  /** The link back to the list, with its filters. */
  back: { to: string; label: string };
  /** The actions on the record, opposite the link back. */
  actionsOf?: (data: Data) => ReactNode;
  /** Replaces a missing record; a `RecordMissing`. */
  missing: ReactNode;
  /** The picture above the message when the record could not be loaded. */
  failureArt?: ReactNode;
  failureTitle?: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The page of one record: the link back, and the record, its skeleton, or the message why it is missing. */
export function RecordPage<Data>({ record, name, skeleton, children, ...props }: RecordPageProps<Data>) {
  const { data, isMissing, error } = record;
  useOpenedRecord(data && props.titleOf(data));
  usePageTitle(isMissing ? `${name} Not Found` : data ? props.titleOf(data) : name);
  if (isMissing) return <Page>{props.missing}</Page>;
  return (
    <Page>
      <div className={styles.back}>
        <BackLink to={props.back.to}>{props.back.label}</BackLink>
        {data && (
          <div className={styles.actions}>
            <PdfHandle />
            {props.actionsOf?.(data)}
          </div>
        )}
      </div>
      {data ? (
        children(data)
      ) : error ? (
        <RecordFailure record={record} name={name} title={props.failureTitle} art={props.failureArt} />
      ) : (
        skeleton
      )}
    </Page>
  );
}

interface RecordMissingProps {
  name: string;
  art?: ReactNode;
  to: string;
  /** The label of the link back. */
  label: string;
}

/** The message for a record that does not exist (rule missing-records). */
export function RecordMissing({ name, art, to, label }: RecordMissingProps) {
  return (
    <MessagePanel
      art={art}
      headingLevel={1}
      title={`${name} Not Found`}
      text={`The ${name.toLowerCase()} you're looking for doesn't exist or has been removed.`}
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    />
  );
}

interface RecordFailureProps {
  record: Pick<LoadedRecord<unknown>, 'isFetching' | 'refetch'>;
  name: string;
  title?: string | undefined;
  art?: ReactNode;
}

/** The message for a failed load, with a retry button. */
export function RecordFailure({ record, name, title = `Error Loading ${name}`, art }: RecordFailureProps) {
  return (
    <RetryPanel
      headingLevel={1}
      art={art}
      title={title}
      text={`Sorry, we couldn't load this ${name.toLowerCase()}. Please try again.`}
      isRetrying={record.isFetching}
      onRetry={() => void record.refetch()}
    />
  );
}
