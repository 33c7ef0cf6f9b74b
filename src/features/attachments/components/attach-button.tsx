import { PaperClipOutlined } from '@ant-design/icons';
import { useRef } from 'react';

import { attachmentEndings } from '#contract/attachments.ts';
import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';

interface AttachButtonProps {
  onFiles: (files: File[]) => void;
  /** An icon alone. */
  isCompact?: boolean;
  /** Where more is said about what can be attached. */
  describedBy?: string;
}

/** Opens the system's dialog for one or more files. */
export function AttachButton({ onFiles, isCompact = false, describedBy }: AttachButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const props = { onClick: () => input.current?.click(), 'aria-describedby': describedBy };
  return (
    <>
      {isCompact ? (
        <IconButton label="Attach files" {...props}>
          <PaperClipOutlined aria-hidden="true" />
        </IconButton>
      ) : (
        <Button icon={<PaperClipOutlined aria-hidden="true" />} {...props}>
          Attach files
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Files to attach"
        accept={attachmentEndings.map((ending) => `.${ending}`).join(',')}
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Allows choosing the same file again after a failure.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
