import { join } from 'node:path';
import { app, type Session } from 'electron';

import { isDownloadAllowed } from './download-rule.ts';

/** Where to save a file is asked by the system's own dialog; what becomes of it is told to the page. */
export function setUpDownloads(
  session: Session,
  toolOrigin: () => string | null,
  onDone: (name: string, isSaved: boolean) => void,
): void {
  session.on('will-download', (event, item) => {
    const name = item.getFilename();
    if (!isDownloadAllowed({ url: item.getURL(), name }, toolOrigin())) {
      event.preventDefault();
      onDone(name, false);
      return;
    }
    item.setSaveDialogOptions({ defaultPath: join(app.getPath('downloads'), name) });
    item.once('done', (_event, state) => {
      // Closing the dialog is a decision; only a failure is reported.
      if (state !== 'cancelled') onDone(name, state === 'completed');
    });
  });
}
