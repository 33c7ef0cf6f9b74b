import { ShareAltOutlined } from '@ant-design/icons';

import { copyLink } from '#src/lib/copy-link.ts';
import { Button } from './button.tsx';

interface ShareButtonProps {
  /** The path of the shared page. */
  path: string;
  children?: string;
  isWide?: boolean;
}

/** Copies the public address of a page and shows a toast (rule share). */
export function ShareButton({ path, children = 'Share', isWide = false }: ShareButtonProps) {
  return (
    <Button isWide={isWide} size={isWide ? 'large' : 'medium'} onClick={() => void copyLink(path)}>
      <ShareAltOutlined aria-hidden="true" /> {children}
    </Button>
  );
}
