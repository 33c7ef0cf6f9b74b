import { CloseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { formatBytes } from '#src/lib/format.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './upload-row.module.css';

interface UploadRowProps {
  upload: { file: File; progress: number; problem: string | null; mayRetry: boolean };
  icon: ReactNode;
  onDrop: () => void;
  onRetry: () => void;
}

/** An item of a list: a file on its way with how far it is, or why it did not get there. */
export function UploadRow({ upload, icon, onDrop, onRetry }: UploadRowProps) {
  const { file, progress, problem, mayRetry } = upload;
  return (
    <li className={styles.row} data-failed={problem !== null}>
      {icon}
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{formatBytes(file.size)}</span>
      <IconButton label={problem === null ? `Stop uploading ${file.name}` : `Remove ${file.name}`} onClick={onDrop}>
        <CloseOutlined aria-hidden="true" />
      </IconButton>
      {problem === null ? (
        <progress className={styles.progress} value={progress} aria-label={`Uploading ${file.name}`} />
      ) : (
        <div className={styles.refused}>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          {mayRetry && (
            <Button size="small" kind="quiet" onClick={onRetry}>
              Try again<span className="visually-hidden"> to upload {file.name}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
