import { DownloadOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { attachmentTypes, type DocumentHolder } from '#contract/attachments.ts';
import { getDocument, type RecordDocument } from '#contract/attachments-documents.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { isNotFound } from '#src/lib/api-error.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatBytes } from '#src/lib/format.ts';
import { FileIcon } from '../components/file-icon.tsx';
import { documentsQuery } from './api.ts';
import styles from './record-documents.module.css';

interface RecordDocumentsProps {
  kind: DocumentHolder;
  id: number;
  /** Where the reader adds documents; left out for those who may not. */
  editTo?: string | undefined;
}

/**
 * The documents of a record, each saved with a click. Nothing where there are none, but for who may add some: for them it
 * has its room from the start, so that nothing below it moves.
 */
export function RecordDocuments({ kind, id, editTo }: RecordDocumentsProps) {
  const headingId = useId();
  const { data, error, isFetching, refetch } = useQuery(documentsQuery(kind, id));
  const documents = data?.documents ?? [];
  const isFailure = error !== null && !data && !isNotFound(error);
  const isComing = !data && !error;
  if (documents.length === 0 && !isFailure && !(editTo && (data || isComing))) return null;
  return (
    <section className={classNames(styles.section, isComing && styles.coming)} aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId} className={styles.title}>
          Documents
        </h2>
        {editTo && (
          <ButtonLink kind="quiet" size="small" to={editTo}>
            {documents.length > 0 ? 'Edit documents' : 'Add documents'}
          </ButtonLink>
        )}
      </header>
      {isFailure ? (
        <p role="alert" className={styles.note}>
          The documents could not be loaded.{' '}
          <Button size="small" isLoading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : documents.length > 0 ? (
        <ul className={styles.list}>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      ) : (
        <p className={styles.note}>Decks, data sheets and reports can be downloaded here once you add them.</p>
      )}
    </section>
  );
}

function DocumentRow({ document: { id, title, name, type, bytes } }: { document: RecordDocument }) {
  return (
    <li>
      <a href={fillPath(getDocument.path, { id })} download={name} className={styles.document} title={`Save ${name}`}>
        <span className={styles.icon} data-type={type}>
          <FileIcon type={type} />
        </span>
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          <span className={styles.facts}>
            {attachmentTypes[type].label} · {formatBytes(bytes)}
          </span>
        </span>
        <DownloadOutlined aria-hidden="true" className={styles.save} />
      </a>
    </li>
  );
}
