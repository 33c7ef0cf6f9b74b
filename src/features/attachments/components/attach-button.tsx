import { PaperClipOutlined } from '@ant-design/icons';

import type { Ref } from 'react';

import { attachmentEndings } from '#contract/attachments.ts';
import { acceptOf, FileButton } from '#src/components/file-button.tsx';

interface AttachButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onFiles: (files: File[]) => void;
  label?: string;
  fieldLabel?: string;
  /** The endings of files that are offered. */
  endings?: readonly string[];
  /** An icon alone. */
  isCompact?: boolean;
  /** Where more is said about what can be attached. */
  describedBy?: string;
}

/** Opens the system's dialog for one or more files. */
export function AttachButton({
  label = 'Attach files',
  fieldLabel = 'Files to attach',
  endings = attachmentEndings,
  ...props
}: AttachButtonProps) {
  return (
    <FileButton
      {...props}
      label={label}
      icon={<PaperClipOutlined aria-hidden="true" />}
      accept={acceptOf(endings)}
      fieldLabel={fieldLabel}
      isMultiple
    />
  );
}
