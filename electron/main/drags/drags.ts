import { nativeImage, type WebContents } from 'electron';

import type { DraggedFile } from '#contract/desktop/drags.ts';
import { trayBitmap } from '../presence/tray-icon.ts';
import { fileName } from '../printing/file-name.ts';
import { createDragFiles } from './drag-files.ts';

interface DragsOptions {
  folder: string;
  report: (problem: string, error: unknown) => void;
}

/** The picture under the pointer (pixels). */
const size = 64;

/** Files that pages let their person drag into other programs. A drag cannot wait: the file is made before it begins. */
export function createDrags({ folder, report }: DragsOptions) {
  const files = createDragFiles({ folder });
  let ready = new WeakMap<WebContents, { file: string; url: string }>();

  const contentOf = async (
    page: WebContents,
    wanted: DraggedFile,
  ): Promise<[name: string, content: Buffer | string]> =>
    wanted.kind === 'pdf'
      ? [fileName(page.getTitle(), 'pdf'), await page.printToPDF({ printBackground: true })]
      : [fileName(wanted.name, 'csv'), wanted.text];

  return {
    /** Whether the file is there to be dragged. */
    prepare: async (page: WebContents, wanted: DraggedFile): Promise<boolean> => {
      const url = page.getURL();
      const before = ready;
      try {
        const [name, content] = await contentOf(page, wanted);
        // The user has gone while the file was made.
        if (ready !== before) return false;
        ready.set(page, { file: await files.add(name, content), url });
        return true;
      } catch (error) {
        report('A file to be dragged could not be made', error);
        return false;
      }
    },
    /** Begins the drag, with the mouse button held. `false` where there is no file, or one of another page. */
    begin: (page: WebContents): boolean => {
      const prepared = ready.get(page);
      if (!prepared || prepared.url !== page.getURL()) return false;
      const bitmap = trayBitmap({ size, isTemplate: false, hasNews: false });
      page.startDrag({
        file: prepared.file,
        icon: nativeImage.createFromBitmap(bitmap, { width: size, height: size }),
      });
      return true;
    },
    /** Nothing of a user's stays: not the files, and not the way to them. */
    clear: (): void => {
      ready = new WeakMap();
      files.clear();
    },
  };
}
export type Drags = ReturnType<typeof createDrags>;
