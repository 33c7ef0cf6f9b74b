import type { Session } from 'electron';

import { setUpDownloads } from './downloads/downloads.ts';
import { guardGuestSession, guardPermissions, type Tool } from './security/guards.ts';

interface SessionsOptions {
  /** The session of the app's own pages. */
  own: Session;
  /** The session of the research tool. */
  guest: Session;
  tool: Tool;
  onDownload: (name: string, isSaved: boolean) => void;
}

/** Puts the rules for permissions, requests and downloads on the two sessions. */
export function setUpSessions({ own, guest, tool, onDownload }: SessionsOptions): void {
  guardPermissions(own);
  guardGuestSession(guest, tool);
  for (const each of [own, guest]) setUpDownloads(each, tool.origins, onDownload);
}
