import { ShareAltOutlined } from '@ant-design/icons';

import { platform } from '#src/platform/index.ts';
import { toast } from '#src/stores/toasts.ts';
import { ActionButton } from './action-button.tsx';

interface ShareButtonProps {
  /** Path of what is shared. */
  path: string;
  children?: string;
  isWide?: boolean;
}

/** Copies the address of a page, as anyone can open it, and shows a toast (rule share). */
export function ShareButton({ path, children = 'Share', isWide = false }: ShareButtonProps) {
  return (
    <ActionButton kind="secondary" isWide={isWide} onClick={() => void share(path)}>
      <ShareAltOutlined aria-hidden="true" /> {children}
    </ActionButton>
  );
}

async function share(path: string): Promise<void> {
  // The app's own origin leads nowhere in a browser: there it is the server's.
  const status = await platform.status();
  const address = `${status?.serverOrigin ?? window.location.origin}${path}`;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copied' });
  } catch {
    // The browser may not let pages write to the clipboard.
    toast({ title: 'The link could not be copied', description: address });
  }
}
