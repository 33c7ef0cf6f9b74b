import { PictureOutlined } from '@ant-design/icons';
import type { ComponentProps } from 'react';

import { pictureEndings } from '#contract/pictures.ts';
import { acceptOf, FileButton } from '#src/components/file-button.tsx';

type ChooseButtonProps = Omit<ComponentProps<typeof FileButton>, 'icon' | 'accept' | 'fieldLabel'>;

/** Opens the system's dialog for pictures. */
export function ChooseButton(props: ChooseButtonProps) {
  return (
    <FileButton
      {...props}
      icon={<PictureOutlined aria-hidden="true" />}
      accept={acceptOf(pictureEndings)}
      fieldLabel={props.isMultiple ? 'Picture files' : 'Picture file'}
    />
  );
}
