import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import type { Control } from 'react-hook-form';

import { attachmentTypes } from '#contract/attachments.ts';
import { documentBounds, type RecordDocument } from '#contract/attachments-documents.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import { TextField } from '#src/components/text-field.tsx';
import { UploadRow } from '#src/components/upload-row.tsx';
import { formatBytes } from '#src/lib/format.ts';
import { FileIcon } from '../components/file-icon.tsx';
import type { Uploads } from '../use-uploads.ts';
import styles from './documents-form.module.css';
import type { DocumentsBody, DocumentValues } from './documents-form.tsx';

interface DocumentItemsProps {
  control: Control<DocumentValues, unknown, DocumentsBody>;
  documents: readonly RecordDocument[];
  files: Uploads;
  onMove: (from: number, to: number) => void;
  /** The button with the focus is gone. */
  onRemoved: () => void;
}

/** The documents of the form, and those on their way. */
export function DocumentItems({ control, documents, files, onMove, onRemoved }: DocumentItemsProps) {
  const { uploads } = files;
  const left = uploads.filter(({ problem }) => problem === null).length;
  return (
    <>
      {documents.length + uploads.length > 0 && (
        <ul className={styles.list} aria-label="Documents of this record">
          {documents.map(({ id, title, name, type, bytes }, index) => (
            <li key={id} className={styles.item}>
              <p className={styles.file}>
                <FileIcon type={type} />
                <span className={styles.name}>{name}</span>
                <span className={styles.facts}>
                  {attachmentTypes[type].label} · {formatBytes(bytes)}
                </span>
              </p>
              <TextField control={control} name={`documents.${index}.title`} label="Title" max={documentBounds.title} />
              <div className={styles.tools}>
                {index > 0 && (
                  <IconButton label={`Move ${title || name} up`} onClick={() => onMove(index, index - 1)}>
                    <ArrowUpOutlined aria-hidden="true" />
                  </IconButton>
                )}
                {index < documents.length - 1 && (
                  <IconButton label={`Move ${title || name} down`} onClick={() => onMove(index, index + 1)}>
                    <ArrowDownOutlined aria-hidden="true" />
                  </IconButton>
                )}
                <IconButton
                  label={`Remove ${title || name}`}
                  onClick={() => {
                    files.detach(id);
                    onRemoved();
                  }}
                >
                  <DeleteOutlined aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              icon={<FileIcon type={null} />}
              onDrop={() => files.drop(upload.key)}
              onRetry={() => files.retry(upload)}
            />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {left > 0 && `Uploading ${left === 1 ? 'one document' : `${left} documents`}`}
        {left === 0 &&
          documents.length > 0 &&
          `${documents.length === 1 ? 'One document is' : `${documents.length} documents are`} in the list`}
      </p>
    </>
  );
}
