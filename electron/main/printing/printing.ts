import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';

import { fileName } from './file-name.ts';

/** Opens the system's print dialog for the current page. */
export function printPage(window: BrowserWindow): void {
  window.webContents.print({}, () => {
    // Cancelled, or the system's own dialog has reported the failure.
  });
}

/**
 * Saves the current page as PDF in a place that the person chooses.
 *
 * @returns the file's name and whether it could be written; `null` where the dialog was closed
 */
export async function savePdf(window: BrowserWindow): Promise<{ name: string; isSaved: boolean } | null> {
  const name = fileName(window.getTitle(), 'pdf');
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: join(app.getPath('downloads'), name),
    filters: [{ name: 'PDF', extensions: ['pdf'] }],
  });
  if (canceled || filePath === '') return null;
  try {
    await writeFile(filePath, await window.webContents.printToPDF({ printBackground: true }));
    return { name, isSaved: true };
  } catch {
    return { name, isSaved: false };
  }
}
