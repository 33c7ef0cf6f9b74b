import { useId } from 'react';

import { attachmentWords } from '#contract/attachments.ts';
import { Stack } from '#src/components/stack.tsx';
import type { Uploads } from '../use-uploads.ts';
import { AttachButton } from './attach-button.tsx';
import styles from './attachments.module.css';
import { UploadList } from './upload-list.tsx';

/** The files of a form, and a button for more. The form itself takes files that are dropped or pasted (`useDropZone`). */
export function AttachmentField({ files, error }: { files: Uploads; error?: string | undefined }) {
  const id = useId();
  return (
    <Stack gap={8}>
      <UploadList files={files} error={error} />
      <div>
        <AttachButton onFiles={files.add} describedBy={id} />
      </div>
      <p id={id} className={styles.hint}>
        {attachmentWords}, up to 20 MB each. You can also drop or paste them here.
      </p>
    </Stack>
  );
}
