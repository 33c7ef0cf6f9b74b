import { isAppUrl } from '../security/trusted-url.ts';

/** The part of Electron's `WebFrameMain` that says who is calling. */
export interface SenderFrame {
  url: string;
  parent: unknown;
}

/** Only the main frame of the app's own pages may call; a frame that no longer exists may not. */
export function isTrustedSender(frame: SenderFrame | null): boolean {
  return frame !== null && frame.parent === null && isAppUrl(frame.url);
}
