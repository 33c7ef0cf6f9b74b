import { platform } from '#src/platform/index.ts';
import { toast } from '#src/stores/toasts.ts';

/** Copies the address of a page, as anyone can open it, and shows a toast (rule share). */
export async function copyLink(path: string): Promise<void> {
  // The app's own origin does not work in a browser, so the server's is copied.
  const status = await platform.status();
  await copyAddress(`${status?.serverOrigin ?? window.location.origin}${path}`);
}

/** Copies a whole address, and shows a toast. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Link copied' });
  } catch {
    // The browser may not let pages write to the clipboard.
    toast({ title: 'The link could not be copied', description: address });
  }
}
