import { type ReactNode, type Ref, useRef } from 'react';

import { Button, type ButtonLook } from './button.tsx';
import { IconButton } from './icon-button.tsx';

interface FileButtonProps extends ButtonLook {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  icon: ReactNode;
  /** The files that the system's dialog offers, in the syntax of `accept`. */
  accept: string;
  /** What the field is called that takes the files. */
  fieldLabel: string;
  isMultiple?: boolean;
  /** An icon alone. */
  isCompact?: boolean;
  /** The id of what says more about what can be chosen. */
  describedBy?: string | undefined;
  /** Called with the chosen files, at least one. */
  onFiles: (files: File[]) => void;
}

/** A button that opens the system's dialog for files. */
export function FileButton({
  ref,
  label,
  icon,
  accept,
  fieldLabel,
  isMultiple = false,
  isCompact = false,
  describedBy,
  onFiles,
  ...look
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const props = { onClick: () => input.current?.click(), 'aria-describedby': describedBy };
  return (
    <>
      {isCompact ? (
        <IconButton label={label} {...props}>
          {icon}
        </IconButton>
      ) : (
        <Button ref={ref} icon={icon} {...look} {...props}>
          {label}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        aria-label={fieldLabel}
        accept={accept}
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

/** File endings in the syntax of `accept`. */
export const acceptOf = (endings: readonly string[]): string => endings.map((ending) => `.${ending}`).join(',');
