import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { app, type BrowserWindow, dialog } from 'electron';

import { pdfName } from './pdf-name.ts';

/** The system's print dialog for the page that is shown. */
export function printPage(window: BrowserWindow): void {
  window.webContents.print({}, () => {
    // Cancelled, or told of by the system's own dialog.
  });
}

/**
 * Saves the page that is shown as PDF, where the person says.
 *
 * @returns the file's name and whether it could be written; `null` where the dialog was closed
 */
export async function savePdf(window: BrowserWindow): Promise<{ name: string; isSaved: boolean } | null> {
  const name = pdfName(window.getTitle());
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
