import { PaperClipOutlined } from '@ant-design/icons';

import { attachmentEndings } from '#contract/attachments.ts';
import { acceptOf, FileButton } from '#src/components/file-button.tsx';

interface AttachButtonProps {
  onFiles: (files: File[]) => void;
  /** An icon alone. */
  isCompact?: boolean;
  /** Where more is said about what can be attached. */
  describedBy?: string;
}

/** Opens the system's dialog for one or more files. */
export function AttachButton(props: AttachButtonProps) {
  return (
    <FileButton
      {...props}
      label="Attach files"
      icon={<PaperClipOutlined aria-hidden="true" />}
      accept={acceptOf(attachmentEndings)}
      fieldLabel="Files to attach"
      isMultiple
    />
  );
}
