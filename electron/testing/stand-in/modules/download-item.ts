import { EventEmitter } from 'node:events';
import { copyFile } from 'node:fs/promises';

import type { DownloadItemParts } from '../pages/page.ts';
import { guarded } from '../support/guarded.ts';
import type { Part } from '../support/part.ts';
import { preventable } from '../support/preventable.ts';
import { user } from '../support/user.ts';

class DownloadItem extends EventEmitter implements Part<Electron.DownloadItem> {
  #defaultPath = '';
  #isCancelled = false;
  readonly #parts: DownloadItemParts;

  constructor(parts: DownloadItemParts) {
    super();
    this.#parts = parts;
    void this.#finish();
  }
  getFilename(): string {
    return this.#parts.name;
  }
  getURL(): string {
    return this.#parts.url;
  }
  setSaveDialogOptions({ defaultPath = '' }: Electron.SaveDialogOptions): void {
    this.#defaultPath = defaultPath;
  }
  cancel(): void {
    this.#isCancelled = true;
  }
  isCancelled(): boolean {
    return this.#isCancelled;
  }

  /** The person chooses a path; then the file is written there. */
  async #finish(): Promise<void> {
    const file = await this.#parts.done;
    const place = user.savesTo === undefined ? this.#defaultPath : user.savesTo;
    const isSaved = file !== null && place !== null && place !== '';
    if (isSaved) await copyFile(file, place);
    const failure = file === null ? 'interrupted' : 'cancelled';
    this.emit('done', preventable(), isSaved ? 'completed' : failure);
  }
}

export function downloadItem(parts: DownloadItemParts) {
  const item = new DownloadItem(parts);
  return { guard: guarded('downloadItem', item), isStopped: () => item.isCancelled() };
}
