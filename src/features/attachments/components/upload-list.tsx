import { CloseOutlined } from '@ant-design/icons';

import type { Attachment } from '#contract/attachments.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import { UploadRow } from '#src/components/upload-row.tsx';
import { formatBytes } from '#src/lib/format.ts';
import type { Uploads } from '../use-uploads.ts';
import styles from './attachments.module.css';
import { FileIcon } from './file-icon.tsx';

/** The files of a form: attached ones, those on their way with how far they are, and those that did not get there. */
export function UploadList({ files, error }: { files: Uploads; error?: string | undefined }) {
  const { attached, uploads } = files;
  const left = uploads.filter(({ problem }) => problem === null).length;
  return (
    <>
      {attached.length + uploads.length > 0 && (
        <ul className={styles.list} aria-label="Attached files">
          {attached.map((attachment) => (
            <AttachedFile key={attachment.id} attachment={attachment} onDetach={() => files.detach(attachment.id)} />
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
        {left > 0 && `Uploading ${left === 1 ? 'one file' : `${left} files`}`}
        {left === 0 &&
          attached.length > 0 &&
          `${attached.length === 1 ? 'One file is' : `${attached.length} files are`} attached`}
      </p>
      {error && (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      )}
    </>
  );
}

function AttachedFile({
  attachment: { name, type, bytes },
  onDetach,
}: {
  attachment: Attachment;
  onDetach: () => void;
}) {
  return (
    <li className={styles.row}>
      <FileIcon type={type} />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{formatBytes(bytes)}</span>
      <IconButton label={`Remove ${name}`} onClick={onDetach}>
        <CloseOutlined aria-hidden="true" />
      </IconButton>
    </li>
  );
}
