import { PictureOutlined } from '@ant-design/icons';
import { type Ref, useRef } from 'react';

import { pictureEndings } from '#contract/pictures.ts';
import { Button } from '#src/components/button.tsx';

interface ChooseButtonProps {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  isMultiple: boolean;
  /** The id of what says more about what can be chosen. */
  describedBy: string;
  onFiles: (files: File[]) => void;
}

/** Opens the system's dialog for pictures. */
export function ChooseButton({ ref, label, isMultiple, describedBy, onFiles }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        ref={ref}
        icon={<PictureOutlined aria-hidden="true" />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={isMultiple}
        aria-label="Picture files"
        accept={pictureEndings.map((ending) => `.${ending}`).join(',')}
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
