import { join } from 'node:path';
import { app, type Session } from 'electron';

import { safeFileName } from '../printing/file-name.ts';
import { isDownloadAllowed } from './download-rule.ts';

/** The system's own dialog asks where to save a file; the page is told the result. */
export function setUpDownloads(
  session: Session,
  toolOrigins: () => readonly string[],
  onDone: (name: string, isSaved: boolean) => void,
): void {
  session.on('will-download', (event, item) => {
    const name = item.getFilename();
    if (!isDownloadAllowed({ url: item.getURL(), name }, toolOrigins())) {
      event.preventDefault();
      onDone(name, false);
      return;
    }
    item.setSaveDialogOptions({ defaultPath: join(app.getPath('downloads'), safeFileName(name)) });
    item.once('done', (_event, state) => {
      // Closing the dialog is the person's choice; only failures are reported.
      if (state !== 'cancelled') onDone(name, state === 'completed');
    });
  });
}
