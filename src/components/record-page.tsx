import type { ReactNode } from 'react';

import { usePageTitle } from '#src/hooks/use-page-title.ts';
import type { LoadedRecord } from '#src/hooks/use-record.ts';
import { classNames } from '#src/lib/class-names.ts';
import { BackLink } from './back-link.tsx';
import { ButtonLink } from './button-link.tsx';
import { MessagePanel } from './message-panel.tsx';
import { Page } from './page.tsx';
import styles from './record-page.module.css';
import { RetryPanel } from './retry-panel.tsx';

interface RecordPageProps<Data> {
  record: LoadedRecord<Data>;
  /** The kind of record: `Listing`. */
  name: string;
  /** The page's title once the record is there. */
  titleOf: (data: Data) => string;
  /** The way back to the list, as one left it. */
  back: { to: string; label: string };
  /** The actions on the record, opposite the link back. */
  actionsOf?: (data: Data) => ReactNode;
  /** What there is in place of a record that is missing, a `RecordMissing`. */
  missing: ReactNode;
  /** Above the words when it could not be loaded. */
  failureArt?: ReactNode;
  failureTitle?: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The page of one record: the way back, the record while and once it loads; or why it is not there. */
export function RecordPage<Data>({ record, name, skeleton, children, ...props }: RecordPageProps<Data>) {
  const { data, isMissing, error } = record;
  usePageTitle(isMissing ? `${name} Not Found` : data ? props.titleOf(data) : name);
  if (isMissing) return <Page>{props.missing}</Page>;
  return (
    <Page>
      <div className={classNames(styles.back, props.actionsOf && styles.withActions)}>
        <BackLink to={props.back.to}>{props.back.label}</BackLink>
        {data && props.actionsOf?.(data)}
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
  /** What the way on is called. */
  label: string;
}

/** There is no such record (rule missing-records). */
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

/** The record could not be loaded, and another try. */
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
